import js from "@eslint/js";

/** A line with one text that is not broken, as its message or its path would be: it stands on a line of its own. */
const SENTENCE = '^\\s*(?:\\w+: |t\\()?"(?:[^"\\\\]|\\\\.){60,}".{0,30}$';

export default [
  { ignores: ["src/kitapi/web/client/vendor/**", "**/*.d.ts"] },
  { ignores: ["src/kitapi/games/*/client/accounts/rules.js"] }, // generated; its source is checked as Python
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the type check knows every name
      eqeqeq: "error",
      "max-len": ["error", { code: 120, ignorePattern: SENTENCE }],
      "no-implicit-coercion": ["error", { boolean: false }],
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];

import js from "@eslint/js";

export default [
  { ignores: ["src/kitapi/web/client/vendor/**", "**/*.d.ts"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the type check knows every name
      eqeqeq: "error",
      "no-implicit-coercion": ["error", { boolean: false }],
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];

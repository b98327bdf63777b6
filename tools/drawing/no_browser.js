/** What the client's modules look for in a browser as they are loaded, and do not find. */
const nothing = () => undefined;

Object.assign(globalThis, {
  addEventListener: nothing,
  document: {
    addEventListener: nothing, querySelector: () => null, querySelectorAll: () => [], getElementById: () => null,
    documentElement: { dataset: {} }, cookie: "",
  },
  location: new URL("http://localhost/"),
});

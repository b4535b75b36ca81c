import { defineConfig, type Plugin } from "vite";

/** What the device prefers counts without script too: the dark tokens stand in a media query as well, written here so that no value stands twice. */
function darkWithoutScript(): Plugin {
  return {
    name: "dark-without-script",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/tokens.css")) return null;
      const dark = /\[data-theme="dark"\] \{([^}]*)\}/.exec(code);
      if (!dark) throw new Error("tokens.css has no dark theme");
      return `${code}\n@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {${dark[1]}} }\n`;
    },
  };
}

// One entry for every page; a page's own code is loaded when it is opened. The server reads the manifest and writes the tags.
export default defineConfig({
  base: "/assets/",
  plugins: [darkWithoutScript()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/floorman/server/web",
    emptyOutDir: true,
    assetsDir: ".",
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // A style or a picture inside another file would be an inline one, which the policy of the server refuses.
    assetsInlineLimit: 0,
    rollupOptions: { input: "src/main.tsx" },
  },
});

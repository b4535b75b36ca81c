import { defineConfig } from "vite";

// One entry for every page; a page's own code is loaded when it is opened. The server reads the manifest and writes the tags.
export default defineConfig({
  base: "/assets/",
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

export default Object.values(
  import.meta.glob<string>("../../../src/floorman/text/ja/web-*.ftl", { query: "?raw", import: "default", eager: true }),
);

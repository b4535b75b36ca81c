export default Object.values(
  import.meta.glob<string>("../../../src/floorman/text/en/web-*.ftl", { query: "?raw", import: "default", eager: true }),
);

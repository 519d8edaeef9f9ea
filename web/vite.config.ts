import { defineConfig } from "vite";

/** What is fetched for one game alone says so in its name. */
const gameOf = (module?: string | null): string => {
  const game = module?.match(/\bsrc\/games\/([^/]+)\//)?.[1];
  return game ? `${game}-` : "";
};

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/squander/server/http/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${gameOf(facadeModuleId)}${name}-[hash].js`,
        assetFileNames: ({ originalFileNames }) => `assets/${gameOf(originalFileNames[0])}[name]-[hash][extname]`,
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the server listens while the web app is developed. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/**
 * What every page loads, in one file: it compresses better than many small ones. It follows from the imports of `base.ts`, and of four
 * modules that an import for its own sake would leave out, since their packages say that they do nothing when they are loaded.
 */
const BASE = {
  name: 'base',
  test: /packages\/web\/src\/base\.ts$|content\/src\/pl\/plural\.ts$|react-router\/dist\/esm\/RouterProvider\.js$|lucide-react\/dist\/esm\/icons\/(?:graduation-cap|network)\./,
};

/** The writer of workbooks zips with fflate, the game inflates with it: each has a copy with only what it uses, or the game would load both. */
const OWN_ZIP_FOR_WORKBOOKS: Plugin = {
  name: 'own-zip-for-workbooks',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'fflate' || importer?.includes('write-excel-file') !== true) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found === null ? null : `${found.id}?workbooks`;
  },
};

export default defineConfig({
  plugins: [react(), OWN_ZIP_FOR_WORKBOOKS],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: API },
      '/pictures': { target: API },
      '/socket': { target: API.replace('http', 'ws'), ws: true },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [BASE] } } },
  },
});

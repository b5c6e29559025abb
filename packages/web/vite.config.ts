import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the server listens while the web app is developed. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/** What every page loads, in one file: it compresses better than many small ones. Not main.tsx: it stays the page's entry, by which the build finds its files. */
const BASE =
  /(?<!@xyflow\/react\/)node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\/|node_modules\/lucide-react\/dist\/esm\/icons\/(?:graduation-cap|network)\.|packages\/web\/src\/(?:router|routes|route-row|load-chunk|report|session\/|api\/(?:request|read|loading|field-errors|api-error|auth-calls)|ui\/(?:button|class-names|overlay|page-error|empty-state|toasts|toasts-when-needed|theme|icon|card|chip|table|avatar|segmented|tabs|field|skip-link|type-glyph|count)\.|format\.ts|forms\/)|content\/src\/pl\/(?:ui|plural)\.ts/;

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    env: { TZ: 'Europe/Warsaw' },
    testTimeout: 30_000,
  },
});

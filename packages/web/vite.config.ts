import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inLetters } from './scripts/lib/letter-lengths.ts';

/** Where the server listens while the web app is developed. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether a module is one of these files of the repository. A file that is not there stops the build: its module would be packed elsewhere without a word. */
function isAmong(files: readonly string[]): (module: string) => boolean {
  const paths = new Set(files.map((file) => realpathSync(join(ROOT, file)).split(sep).join('/')));
  return (module) => paths.has(module);
}

const signs = (...names: string[]): string[] =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * What every page loads, in one file: it compresses better than many small ones. It follows from the imports of `base.ts`, and of four
 * modules that an import for its own sake would leave out, since their packages say that they do nothing when they are loaded.
 */
const BASE = {
  name: 'base',
  test: isAmong([
    'packages/web/src/base.ts',
    'packages/content/src/pl/plural.ts',
    'packages/office/src/landing/popup-name.ts',
    'packages/office/src/landing/typed-before.ts',
    'node_modules/@tanstack/react-router/dist/esm/RouterProvider.js',
    ...signs('graduation-cap', 'mail', 'network'),
  ]),
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

/**
 * Each schema of zod can write itself as a JSON schema, which only the server asks for; what writes them would be six KiB of every page with a
 * form. Where zod no longer imports it as it does today, the build stops and says so.
 */
const NO_JSON_SCHEMAS: Plugin = {
  name: 'no-json-schemas',
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const without = code
        .replace(/import \* as processors from "[^"]*";/u, 'const processors = {};')
        .replace(
          /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]*";/u,
          'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined;',
        );
      if (/^import .*json-schema/mu.test(without)) this.error('zod imports the writing of JSON schemas in another way');
      return { code: without, map: null };
    },
  },
};

/** Style sheets of what scripts draw: they reckon in pixels, and so do the sheets. */
const DRAWN_BY_SCRIPTS = /\/workshop\/src\/editor\/graph\//u;

/** Who sets larger letters in the browser gets a larger page, with the breakpoints of a narrower window. (BLD-9) */
const PIXELS_IN_LETTERS: Plugin = {
  name: 'pixels-in-letters',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/[^/]+\/src\/.*\.css$/ },
    handler(code, id) {
      return DRAWN_BY_SCRIPTS.test(id) ? null : { code: inLetters(code), map: null };
    },
  },
};

export default defineConfig({
  plugins: [react(), PIXELS_IN_LETTERS, OWN_ZIP_FOR_WORKBOOKS, NO_JSON_SCHEMAS],
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

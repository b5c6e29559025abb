import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inLetters } from './scripts/lib/letter-lengths.ts';

/** The address of the server during development of the web app. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether a module is one of these files of the repository. A missing file stops the build: otherwise its module would silently be packed elsewhere. */
function isAmong(files: readonly string[]): (module: string) => boolean {
  const paths = new Set(files.map((file) => realpathSync(join(ROOT, file)).split(sep).join('/')));
  return (module) => paths.has(module);
}

const signs = (...names: string[]): string[] =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * What every page loads, in one file: it compresses better than many small ones. It consists of the imports of `base.ts`, and of four modules that an import
 * only for side effects would drop, since their packages declare that they have none.
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

/** The writer of workbooks compresses with fflate, the game decompresses with it: each has a copy with only what it uses, or the game would load both. */
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
 * Each schema of zod can convert itself to a JSON schema, which only the server needs; that code would add six KiB to every page with a form. If zod no longer
 * imports it as it does today, the build stops with an error.
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

/** Style sheets of what scripts draw: the scripts compute in pixels, so their sheets have to stay in pixels. */
const DRAWN_BY_SCRIPTS = /\/workshop\/src\/editor\/graph\//u;

/** A larger font size in the browser makes the page larger, and its breakpoints those of a narrower window. (BLD-9) */
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

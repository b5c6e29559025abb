import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { RouteRow } from '@fracht/kit/route-row.ts';

/** A page of the app: its route's name, its address as a regular expression, and the modules of its screens as the bundler's manifest calls them. */
export type Page = { readonly name: string; readonly address: string; readonly modules: readonly string[] };

const NOTE = 'noteImport';

/**
 * The pages of the app with the imports of each. The rows are asked for their screens in a build of only the routes, in which a dynamic import of a screen is
 * replaced by its name, because a dynamic import does not reveal what it imports. `root`: of the web app; `folder`: for the build, removed afterwards.
 */
export async function pagesOf(root: string, folder: string): Promise<readonly Page[]> {
  await build({
    root,
    logLevel: 'warn',
    plugins: [NOTED],
    build: { ssr: 'src/routes.tsx', outDir: folder, emptyOutDir: true, manifest: false },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module'] } },
  });
  const part: { readonly ROUTES: readonly RouteRow[] } = await import(pathToFileURL(join(folder, 'routes.js')).href);
  const pages: Page[] = [];
  for (const row of part.ROUTES) {
    const around = part.ROUTES.find(({ name }) => name === row.parent);
    const modules = [...(await importsOf(around)), ...(await importsOf(row))];
    const path = around === undefined || row.path.startsWith('/') ? row.path : `${around.path}/${row.path}`;
    if (row.screen !== undefined)
      pages.push({
        name: row.name,
        address: addressOf(around !== undefined && row.path === '/' ? around.path : path),
        modules,
      });
  }
  rmSync(folder, { recursive: true });
  return pages;
}

/** Replaces dynamic imports of screens by calls that record the screen's name; lists of such imports are recorded and imported. */
const NOTED: Plugin = {
  name: 'noted-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/[^/]+\.tsx?$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/import\(\s*'(?<screen>@fracht\/[^']+)'\s*\)/gu, `globalThis.${NOTE}('$<screen>')`)
        .replaceAll(/import\(\s*'(?<list>\.\/[^']+)'\s*\)/gu, `(globalThis.${NOTE}('$<list>'), import('$<list>'))`),
      map: null,
    }),
  },
};

async function importsOf(row: RouteRow | undefined): Promise<readonly string[]> {
  if (row?.screen === undefined) return [];
  const noted: string[] = [];
  // Every export of a replaced module is a dummy screen that is never rendered.
  Object.assign(globalThis, {
    [NOTE]: async (module: string) => {
      noted.push(module.replace(/^\.\//u, 'src/').replace(/^@fracht\/(?<name>[a-z]+)\//u, '../$<name>/src/'));
      return new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : () => null) });
    },
  });
  await row.screen();
  return noted;
}

/** The pattern of an address with parameters: `$id` or, if it is optional, `{-$id}`. */
function addressOf(path: string): string {
  const parts = path.split('/').slice(1);
  return `^${parts.map((part) => (part.startsWith('{') ? '(?:/[^/]+)?' : `/${part.startsWith('$') ? '[^/]+' : part}`)).join('')}/?$`;
}

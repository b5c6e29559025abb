/**
 * Builds the web app into the given folder: `index.html` for the landing page with its content prerendered and its styles inlined, `pages` for the other
 * screens, `app.html` for every other address, and compressed twins of every text file. `npm run build` runs it if needed.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { licencesText } from './lib/licences.ts';
import { compressAll } from './lib/compress.ts';
import { filesOf, readManifest } from './lib/manifest.ts';
import { pagesOf } from './lib/pages.ts';
import { sharedChunks } from './lib/shared-chunks.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [, , FOLDER] = process.argv;
if (FOLDER === undefined) throw new Error('build.ts needs the folder to build into');
const DIST = resolve(FOLDER);
const SSR = `${DIST}.prerender`;
const LANDING = '../office/src/landing/landing-screen.tsx';

await build({
  root: ROOT,
  logLevel: 'warn',
  build: {
    outDir: DIST,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [await shared()] } } },
  },
});
await build({
  root: ROOT,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: SSR, emptyOutDir: true, manifest: false },
  // The browser's own components, so that the tree is the same as the one rendered in the browser.
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module'] } },
});
cpSync(join(DIST, 'index.html'), join(DIST, 'app.html'));
writeFileSync(join(DIST, 'index.html'), await landingHtml());
rmSync(SSR, { recursive: true });
await writePages();
writeFileSync(join(DIST, 'licences.txt'), licencesText(resolve(ROOT, '..', '..')));
await compressAll(DIST);

/** A page for each screen that tells the browser at once which files the screen consists of, and the list of the screens' addresses for the server. */
async function writePages(): Promise<void> {
  const page = readFileSync(join(DIST, 'app.html'), 'utf8');
  const manifest = readManifest(DIST);
  // The landing page has its own, with more in it.
  const pages = (await pagesOf(ROOT, SSR)).filter(({ name }) => name !== 'landingPage');
  mkdirSync(join(DIST, 'pages'));
  for (const { name, modules } of pages) {
    const files = filesOf(manifest, ['index.html', ...modules]).filter((file) => !page.includes(file));
    const links = files.map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    writeFileSync(
      join(DIST, 'pages', `${name}.html`),
      page.replace('</head>', () => `${links.join('\n    ')}\n  </head>`),
    );
  }
  writeFileSync(join(DIST, 'pages.json'), JSON.stringify(pages.map(({ name, address }) => ({ name, address }))));
}

/** Shared modules are packed into few files: the first build shows how the bundler packs them by default. */
async function shared() {
  const bundle = await build({ root: ROOT, logLevel: 'error', build: { write: false } });
  if (Array.isArray(bundle) || !('output' in bundle)) throw new Error('the web app is not one bundle');
  const chunks = sharedChunks(bundle.output.filter((file) => file.type === 'chunk'));
  return {
    name(id: string): string | null {
      const number = chunks.get(id);
      return number === undefined ? null : `shared-${number}`;
    },
    debugName: 'shared',
    includeDependenciesRecursively: false,
  };
}

async function landingHtml(): Promise<string> {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const { html, items } = await prerendered();
  const files = filesOf(readManifest(DIST), ['index.html', LANDING]);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const styles = sheets.map((file) => readFileSync(join(DIST, file), 'utf8'));
  const scripts = files.filter((file) => file.endsWith('.js') && !page.includes(file));
  const head = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<style>${styles.join('')}</style>`,
    // Disabled, because the styles are inlined: the links are there only so that the bundler's loader knows them and does not append them after later sheets.
    ...sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ];
  return page
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/gu, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="landing-content">${items.replaceAll('<', '\\u003c')}</script>`,
    );
}

/** Runs the browser's tree in Node, which lacks the `self` on which the router sets a flag. */
async function prerendered(): Promise<{ readonly html: string; readonly items: string }> {
  Object.assign(globalThis, { self: globalThis });
  const part: { readonly renderLanding: () => Promise<{ readonly html: string; readonly items: string }> } =
    await import(pathToFileURL(join(SSR, 'prerender.js')).href);
  return part.renderLanding();
}

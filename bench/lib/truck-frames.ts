import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { developerTools, slowProcessor } from './browser.ts';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));
const ADDRESS = 'http://trucks.example/';
const TRUCKS = 300;
const FRAMES = 300;

/** Game seconds per millisecond: a lesson's speed, and one at which every truck moves so far in a frame that each frame is drawn. */
export const RATES = { lesson: 0.06, drawn: 6 } as const;

/** What a frame costs the page's main thread, in ms. `code`: each call of the drawing code, ascending. `all`: CPU time of the whole thread, per frame on average. */
export type Frames = { readonly code: readonly number[]; readonly all: number };

/** Measures the game's truck layer with 300 driving trucks at a rate of `RATES`, once for each CPU throttling in `slowDowns` (times slower). */
export async function truckFrames(
  browser: Browser,
  slowDowns: readonly number[],
  rate: number,
): Promise<readonly Frames[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-trucks-'));
  try {
    await buildLayer(folder);
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.route(`${ADDRESS}**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      return path === '/'
        ? route.fulfill({ contentType: 'text/html', body: pageText() })
        : route.fulfill({ path: join(folder, path) });
    });
    const measured: Frames[] = [];
    for (const times of slowDowns) measured.push(await measure(page, times, rate));
    await page.close();
    return measured;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildLayer(folder: string): Promise<void> {
  await build({
    root: join(PACKAGES, 'web'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: join(PACKAGES, 'game/src/dev/truck-bench.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'trucks.js' },
      },
    },
  });
}

function pageText(): string {
  const tokens = readFileSync(join(PACKAGES, 'kit/src/styles/tokens.css'), 'utf8');
  return `<!doctype html><title>trucks</title><style>${tokens}body{margin:0}canvas{width:1282px;height:712px}</style>
    <script type="module">import { measureFrames } from './trucks.js'; window.measureFrames = measureFrames;</script>`;
}

async function measure(page: Page, times: number, rate: number): Promise<Frames> {
  await page.goto(ADDRESS);
  await page.waitForFunction(() => Reflect.has(window, 'measureFrames'));
  const tools = await developerTools(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowProcessor(tools, times);
  await run(page, 30, rate);
  const before = await taskSeconds(tools);
  const code = await run(page, FRAMES, rate);
  const all = ((await taskSeconds(tools)) - before) * 1000;
  await tools.detach();
  return { code: code.toSorted((one, other) => one - other), all: all / FRAMES };
}

function run(page: Page, frames: number, rate: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([trucks, count, speed]): Promise<readonly number[]> =>
      Reflect.get(window, 'measureFrames')(trucks, count, speed),
    [TRUCKS, frames, rate] as const,
  );
}

async function taskSeconds(tools: Awaited<ReturnType<typeof developerTools>>): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

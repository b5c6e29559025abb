import type { Browser } from '@playwright/test';
import { developerTools, slowNetwork, slowProcessor } from './browser.ts';

/** When a page was there, in milliseconds since its navigation began; `blocking` is the part of long tasks over 50 ms. */
export type Paint = {
  readonly first: number;
  readonly largest: number;
  readonly what: string;
  readonly blocking: number;
};

type Seen = { first: number; largest: number; what: string; tasks: { start: number; length: number }[] };

/** A new window of Chromium is busy with itself at first. */
const SETTLE_MS = 2000;

/** Opens a page with an empty cache on slow 4G at a quarter of the processor's speed. */
export async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  const tools = await developerTools(page);
  await slowNetwork(tools);
  await slowProcessor(tools, 4);
  await page.waitForTimeout(SETTLE_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(async (): Promise<Seen> => Reflect.get(window, 'seen'));
  await context.close();
  const blocking = seen.tasks
    .filter(({ start }) => start >= seen.first)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { first: seen.first, largest: seen.largest, what: seen.what, blocking };
}

/** Runs in the page. */
function watchPaint(): void {
  const seen: Seen = { first: 0, largest: 0, what: '', tasks: [] };
  Reflect.set(window, 'seen', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element');
    seen.largest = entry.startTime;
    seen.what = element instanceof Element ? element.localName : '';
  });
  observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }));
}

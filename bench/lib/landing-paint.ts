import type { Browser } from '@playwright/test';
import { developerTools, slowNetwork, slowProcessor } from './browser.ts';

/**
 * When a page was drawn, in ms since its navigation began: first and largest contentful paint, `what` being the largest element's tag. `blocking`: the total
 * blocking time, which is what the main thread's tasks after the first paint took beyond 50 ms each.
 */
export type Paint = {
  readonly first: number;
  readonly largest: number;
  readonly what: string;
  readonly blocking: number;
};

type Seen = { first: number; largest: number; what: string; tasks: { start: number; length: number }[] };

/** Wait before the navigation: a newly opened window of Chromium uses the CPU itself at first. */
const SETTLE_MS = 2000;

/** Measures a page with an empty cache, on slow 4G and a CPU that is throttled four times. */
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

/** Runs in the page before its own scripts: records paints and long tasks. */
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

import type { CDPSession, Page } from '@playwright/test';

/** One kind of edit: where the author stands first, and what is done. */
export type Edit = {
  readonly name: string;
  readonly before: (page: Page) => Promise<void>;
  readonly act: (page: Page, run: number) => Promise<void>;
};

/**
 * What an edit costs, in ms: processor time of everything the page's main thread did for it, time until the next frame is painted, time
 * until the graph is drawn and the page has nothing left to do. The first says the same on a busy machine too.
 */
export type Cost = { readonly thread: number; readonly frame: number; readonly settled: number };

const way = (page: Page, index: number) => page.locator(`[data-way="situation ${index}"]`);

async function openAnswer(page: Page): Promise<void> {
  await page.locator('[data-path="situation"]').click();
  await way(page, 0).click();
}

/** The edits of an author at work, of every kind. */
export const EDITS: readonly Edit[] = [
  {
    name: 'a letter of a question',
    before: (page) => page.getByLabel('Treść pytania').focus(),
    act: (page, run) => page.keyboard.press(String.fromCharCode(97 + run)),
  },
  {
    name: 'a letter of an answer',
    before: async (page) => {
      await openAnswer(page);
      await page.getByLabel('Treść', { exact: true }).focus();
    },
    act: (page, run) => page.keyboard.press(String.fromCharCode(97 + run)),
  },
  {
    name: 'points of an answer',
    before: async (page) => {
      await openAnswer(page);
      await page.getByLabel('Punkty', { exact: true }).focus();
    },
    act: (page) => page.keyboard.press('ArrowUp'),
  },
  {
    name: 'an answer up or down',
    before: async (page) => {
      await openAnswer(page);
      await way(page, 0).focus();
    },
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
  },
  {
    name: 'a new answer, and back',
    before: openAnswer,
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Insert' : 'Control+z'),
  },
  {
    name: 'a branch of 66 questions removed, and back',
    before: async (page) => {
      await page.locator('[data-path="situation"]').click();
      await page.keyboard.press('ArrowRight');
    },
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Delete' : 'Control+z'),
  },
  {
    name: 'a step of the walk',
    before: (page) => page.locator('[data-path="situation"]').click(),
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
];

/** Does an edit and measures it by the browser's own clock of events. Frames are told in steps of 8 ms, those under 16 ms as 16. */
export async function measureEdit(page: Page, tools: CDPSession, edit: Edit, run: number): Promise<Cost> {
  if (run === 0) await edit.before(page);
  await page.evaluate(watch);
  const before = await taskSeconds(tools);
  await edit.act(page, run);
  const times = await page.evaluate(read);
  return { ...times, thread: ((await taskSeconds(tools)) - before) * 1000 };
}

async function taskSeconds(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

function watch(): void {
  const events: PerformanceEventTiming[] = [];
  const tasks: PerformanceEntry[] = [];
  const observe = (type: string, options: object, into: PerformanceEntry[]): PerformanceObserver => {
    const observer = new PerformanceObserver((list) => into.push(...list.getEntries()));
    observer.observe({ type, ...options });
    return observer;
  };
  const observers = [observe('event', { durationThreshold: 16 }, events), observe('longtask', {}, tasks)];
  Reflect.set(window, 'editWatch', { events, tasks, observers, from: performance.now() });
}

async function read(): Promise<Omit<Cost, 'thread'>> {
  const {
    events,
    tasks,
    observers,
  }: { events: PerformanceEventTiming[]; tasks: PerformanceEntry[]; observers: PerformanceObserver[] } = Reflect.get(
    window,
    'editWatch',
  );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  for (let round = 0; round < 3; round += 1) {
    await frame();
    await idle();
  }
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (const observer of observers) observer.disconnect();
  const first = Math.min(...events.map(({ startTime }) => startTime));
  const last = Math.max(first, ...tasks.map(({ startTime, duration }) => startTime + duration));
  return {
    frame: Math.max(16, ...events.map(({ duration }) => duration)),
    settled: events.length === 0 ? 16 : Math.max(16, last - first),
  };
}

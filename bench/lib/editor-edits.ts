import type { CDPSession, Page } from '@playwright/test';

/** One kind of edit: where the author goes before it, which is not measured, and what is done. */
export type Edit = {
  readonly name: string;
  readonly before: (page: Page, run: number) => Promise<void>;
  readonly act: (page: Page, run: number) => Promise<void>;
};

/**
 * What an edit costs, in ms: processor time of everything the page's main thread did for it, time until the next frame is painted, time
 * until the form is drawn for the last time, and the graph, with no long task left. The first says the same on a busy machine too.
 */
export type Cost = {
  readonly thread: number;
  readonly frame: number;
  readonly form: number;
  readonly settled: number;
};

const way = (page: Page, index: number) => page.locator(`[data-way="situation ${index}"]`);

async function openAnswer(page: Page): Promise<void> {
  await page.locator('[data-path="situation"]').click();
  await way(page, 0).click();
}

/** Only before an edit, not before it is taken back. */
const forth =
  (before: (page: Page) => Promise<void>) =>
  async (page: Page, run: number): Promise<void> =>
    run % 2 === 0 ? before(page) : undefined;

/** Only before the first of the runs. */
const once =
  (before: (page: Page) => Promise<void>) =>
  async (page: Page, run: number): Promise<void> =>
    run === 0 ? before(page) : undefined;

/** The edits of an author at work, of every kind. */
export const EDITS: readonly Edit[] = [
  {
    name: 'a letter of a question',
    before: once((page) => page.getByLabel('Treść pytania').focus()),
    act: (page, run) => page.keyboard.press(String.fromCharCode(97 + run)),
  },
  {
    name: 'a letter of an answer',
    before: once(async (page) => {
      await openAnswer(page);
      await page.getByLabel('Treść', { exact: true }).focus();
    }),
    act: (page, run) => page.keyboard.press(String.fromCharCode(97 + run)),
  },
  {
    name: 'points of an answer',
    before: once(async (page) => {
      await openAnswer(page);
      await page.getByLabel('Punkty', { exact: true }).focus();
    }),
    act: (page) => page.keyboard.press('ArrowUp'),
  },
  {
    name: 'an answer up or down',
    before: once(async (page) => {
      await openAnswer(page);
      await way(page, 0).focus();
    }),
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
  },
  {
    name: 'a new answer, and back',
    before: forth(openAnswer),
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Insert' : 'Control+z'),
  },
  {
    name: 'a branch of 66 questions removed, and back',
    before: forth(async (page) => {
      await page.locator('[data-path="situation"]').click();
      await page.keyboard.press('ArrowRight');
    }),
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'Delete' : 'Control+z'),
  },
  {
    name: 'a step of the walk',
    before: once((page) => page.locator('[data-path="situation"]').click()),
    act: (page, run) => page.keyboard.press(run % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
];

/** Does an edit and measures it by the browser's own clock of events. Frames are told in steps of 8 ms, those under 16 ms as 16. */
export async function measureEdit(page: Page, tools: CDPSession, edit: Edit, run: number): Promise<Cost> {
  await edit.before(page, run);
  await page.evaluate(rest);
  await page.evaluate(watch);
  const before = await taskSeconds(tools);
  await edit.act(page, run);
  await page.evaluate(rest);
  const times = await page.evaluate(read);
  return { ...times, thread: ((await taskSeconds(tools)) - before) * 1000 };
}

async function taskSeconds(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Until the page has nothing to do. */
async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  for (let round = 0; round < 3; round += 1) {
    await frame();
    await idle();
  }
  await new Promise((resolve) => setTimeout(resolve, 60));
}

/** What is seen of an edit: when the first key went down, how long each event waited for its frame, long tasks, when form and graph were drawn last. */
type Watch = {
  first: number;
  readonly drawn: { form: number; graph: number };
  readonly events: PerformanceEventTiming[];
  readonly tasks: PerformanceEntry[];
  readonly observers: readonly { disconnect: () => void }[];
};

function watch(): void {
  const events: PerformanceEventTiming[] = [];
  const tasks: PerformanceEntry[] = [];
  const observe = (type: string, options: object, into: PerformanceEntry[]): PerformanceObserver => {
    const observer = new PerformanceObserver((list) => into.push(...list.getEntries()));
    observer.observe({ type, ...options });
    return observer;
  };
  const drawn = { form: 0, graph: 0 };
  const drawing = (what: 'form' | 'graph', place: string): MutationObserver => {
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          drawn[what] = performance.now();
        }),
      ),
    );
    const found = document.querySelector(place);
    if (found === null) throw new Error(`No ${what} is shown`);
    observer.observe(found, { subtree: true, childList: true, attributes: true, characterData: true });
    return observer;
  };
  const seen: Watch = {
    first: Number.POSITIVE_INFINITY,
    drawn,
    events,
    tasks,
    observers: [
      observe('event', { durationThreshold: 16 }, events),
      observe('longtask', {}, tasks),
      drawing('form', '[data-editor] aside'),
      drawing('graph', '[data-graph]'),
    ],
  };
  const heard = ({ timeStamp }: Event): void => {
    seen.first = Math.min(seen.first, timeStamp);
  };
  document.addEventListener('keydown', heard, { capture: true, once: true });
  Reflect.set(window, 'editWatch', seen);
}

function read(): Omit<Cost, 'thread'> {
  const { first, drawn, events, tasks, observers }: Watch = Reflect.get(window, 'editWatch');
  for (const observer of observers) observer.disconnect();
  const last = Math.max(first, drawn.graph, ...tasks.map(({ startTime, duration }) => startTime + duration));
  const since = (time: number): number => Math.max(16, time - first);
  return {
    frame: Math.max(16, ...events.map(({ duration }) => duration)),
    form: since(drawn.form),
    settled: since(last),
  };
}

import type { CDPSession, Page } from '@playwright/test';

/**
 * What an edit costs, in ms: processor time of everything the page's main thread did for it, time until the next frame is on the screen,
 * time until all that follows it is drawn too.
 */
export type Cost = { readonly thread: number; readonly frame: number; readonly drawn: number };

/** Does something and measures it by the browser's own clock of events. Frames are told in steps of 8 ms, those under 16 ms as 16. */
export async function measured(page: Page, tools: CDPSession, act: (page: Page) => Promise<void>): Promise<Cost> {
  await page.evaluate(rest);
  await page.evaluate(watch);
  const before = await taskSeconds(tools);
  await act(page);
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
  await new Promise((resolve) => setTimeout(resolve, 250));
}

/** What is seen of an edit: how long each event waited for its frame, and when the editor was drawn last. */
type Watch = {
  drawn: number;
  readonly events: PerformanceEventTiming[];
  readonly observers: readonly { disconnect: () => void }[];
};

function watch(): void {
  const editor = document.querySelector('[data-editor]');
  if (editor === null) throw new Error('No editor is shown');
  const events: PerformanceEventTiming[] = [];
  const heard = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceEventTiming) events.push(entry);
  });
  const shortest: object = { durationThreshold: 16 };
  heard.observe({ type: 'event', ...shortest });
  const drawn = (): void => {
    seen.drawn = performance.now();
  };
  const changes = new MutationObserver(() => requestAnimationFrame(() => setTimeout(drawn)));
  changes.observe(editor, { subtree: true, childList: true, attributes: true, characterData: true });
  const seen: Watch = { drawn: 0, events, observers: [heard, changes] };
  Reflect.set(window, 'editWatch', seen);
}

function read(): Omit<Cost, 'thread'> {
  const { drawn, events, observers }: Watch = Reflect.get(window, 'editWatch');
  for (const observer of observers) observer.disconnect();
  // Neither a way of the mouse nor a key let go edits anything. The latter waits for what is drawn behind the frame, which is told as such.
  const edits = events.filter(({ name }) => !/^(?:keyup|(?:mouse|pointer)(?:enter|leave|over|out|move))$/.test(name));
  const first = Math.min(...edits.map(({ startTime }) => startTime));
  return { frame: Math.max(16, ...edits.map(({ duration }) => duration)), drawn: Math.max(16, drawn - first) };
}

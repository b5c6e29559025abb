import type { CDPSession, Page } from '@playwright/test';

/**
 * What an edit costs, in ms. `thread`: CPU time of the page's main thread. `frame`: from the input event to the next painted frame. `drawn`: from the input
 * event to the frame after the last change of the editor's elements, so with all that is rendered later, such as the graph.
 */
export type Cost = { readonly thread: number; readonly frame: number; readonly drawn: number };

/** Does `act` and measures it by the Event Timing API, whose durations are multiples of 8 ms; shorter ones than 16 ms count as 16. */
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

/** Runs in the page: waits until it is idle. */
async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  for (let round = 0; round < 3; round += 1) {
    await frame();
    await idle();
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}

/** What is recorded during an edit: its events with their durations up to the next frame, and when the editor was last drawn. */
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
  // Moving the mouse and releasing a key edit nothing; keyup also waits for what is rendered after the first frame, which `drawn` measures already.
  const edits = events.filter(({ name }) => !/^(?:keyup|(?:mouse|pointer)(?:enter|leave|over|out|move))$/.test(name));
  const first = Math.min(...edits.map(({ startTime }) => startTime));
  return { frame: Math.max(16, ...edits.map(({ duration }) => duration)), drawn: Math.max(16, drawn - first) };
}

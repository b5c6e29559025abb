import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Cookies and storage of a browser context in which somebody is logged in. */
export type LoggedIn = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** What came over the network: answers of any kind, pages, files and calls alike, and their KiB as transferred, headers included. */
export type Fetched = { readonly answers: number; readonly kib: number };

/**
 * The machine a page is opened on. `latency`: of a round trip, in ms; `down`, `up`: bits a second; `slower`: how many times slower the
 * processor is.
 */
export type Machine = {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  readonly slower: number;
};

/** How a page is opened: by whom, on what, and which selectors must be visible before it counts as seen. */
export type Opening = {
  readonly url: string;
  readonly who: LoggedIn | null;
  readonly marks: readonly string[];
  /** Absent: the machine as it is. */
  readonly machine?: Machine;
  readonly options?: BrowserContextOptions;
  /** Opens it twice and gives the second load, whose files are in the browser's cache. */
  readonly isSecond?: boolean;
};

/**
 * A page's load. `seen`: ms until all marks were visible; `thread`, `script`: ms that its main thread was busy until then, and how many of them in
 * scripts.
 */
export type Load = {
  readonly seen: number;
  readonly thread: number;
  readonly script: number;
  readonly before: Fetched;
  readonly all: Fetched;
  /** The login afterwards, for the next page: the remember-me token is replaced with every use. */
  readonly who: LoggedIn;
};

/** How long the network has to be quiet before everything counts as fetched, in ms; prefetching waits for a free moment before it. */
const QUIET_MS = 2500;

/** Opens a page in an empty browser and measures it until it is seen, and until the network is quiet. Server's events and sockets are not counted. */
export async function loadPage(browser: Browser, opening: Opening): Promise<Load> {
  const { who, url, marks, machine, options = {}, isSecond = false } = opening;
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    ...options,
    ...(who === null ? {} : { storageState: who }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFor, marks);
    if (isSecond) await untilQuiet(page, () => page.goto(url));
    const tools = await context.newCDPSession(page);
    if (machine !== undefined) await emulate(tools, machine);
    const fetched = await countAnswers(tools);
    await tools.send('Performance.enable');
    await (isSecond ? page.reload({ waitUntil: 'commit' }) : page.goto(url, { waitUntil: 'commit' }));
    const seen = await page.waitForFunction((): unknown => Reflect.get(window, 'seenAt'), undefined, { polling: 50 });
    const { metrics } = await tools.send('Performance.getMetrics');
    const before = fetched.now();
    await untilQuiet(page);
    const metric = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
    return {
      seen: Number(await seen.jsonValue()),
      thread: metric('TaskDuration'),
      script: metric('ScriptDuration'),
      before,
      all: fetched.now(),
      who: await context.storageState(),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: records when every mark is visible, in ms since the navigation began. */
function watchFor(marks: readonly string[]): void {
  const isThere = (mark: string): boolean =>
    [...document.querySelectorAll(mark)].some((element) => element.getClientRects().length > 0);
  const look = (): void => {
    if (!marks.every(isThere)) return void requestAnimationFrame(look);
    // In the frame after the one that draws them.
    requestAnimationFrame(() => Reflect.set(window, 'seenAt', performance.now()));
  };
  requestAnimationFrame(look);
}

async function emulate(tools: CDPSession, { latency, down, up, slower }: Machine): Promise<void> {
  await tools.send('Network.enable');
  const speeds = { downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency, ...speeds });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

async function countAnswers(tools: CDPSession): Promise<{ readonly now: () => Fetched }> {
  let [answers, bytes] = [0, 0];
  const cached = new Set<string>();
  await tools.send('Network.enable');
  tools.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    answers += 1;
    bytes += encodedDataLength;
  });
  return { now: () => ({ answers, kib: bytes / 1024 }) };
}

/** Resolves once no answer has come for a while. */
async function untilQuiet(page: Page, begin: () => Promise<unknown> = async () => undefined): Promise<void> {
  let last = Date.now();
  const note = () => void (last = Date.now());
  page.on('requestfinished', note);
  page.on('request', note);
  await begin();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  page.off('requestfinished', note);
  page.off('request', note);
}

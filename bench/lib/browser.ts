import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';

/** Starts the Chromium of the browser tests without a window. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
}

/** A session of the Chrome DevTools Protocol with the page, for its performance metrics and emulation. */
export function developerTools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/**
 * Makes the window larger than the viewport, because the browser's own bars take some of its height. Without this the bottom of the page lies outside the
 * window: a change there paints nothing, and the time of its frame is measured up to the next change that does paint.
 */
export async function enlargeWindow(tools: CDPSession): Promise<void> {
  const { windowId, bounds } = await tools.send('Browser.getWindowForTarget');
  await tools.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + 200 } });
}

/** Throttles the page's CPU: `times` slower. */
export async function slowProcessor(tools: CDPSession, times: number): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Throttles the page's network to slow 4G: round trip 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export async function slowNetwork(tools: CDPSession): Promise<void> {
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

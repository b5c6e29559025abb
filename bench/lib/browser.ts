import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

/** Opens Chromium: FRACHT_CHROMIUM, or Debian's. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['FRACHT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
}

/** The page's door to the browser's own measurements. */
export function developerTools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/**
 * Makes the window so much larger than the page that all of the page is in it. The browser's own bars take some of it: a change of what
 * lies below its edge is never drawn, and the frame of an event that changes nothing else is told to come with the next that does.
 */
export async function enlargeWindow(tools: CDPSession): Promise<void> {
  const { windowId, bounds } = await tools.send('Browser.getWindowForTarget');
  await tools.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + 200 } });
}

/** Makes the page's processor so many times slower. */
export async function slowProcessor(tools: CDPSession, times: number): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export async function slowNetwork(tools: CDPSession): Promise<void> {
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

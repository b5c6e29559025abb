import type { Browser, CDPSession } from '@playwright/test';
import { developerTools } from './browser.ts';

/** Cookies and storage of a browser context in which somebody is logged in. */
export type LoggedIn = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** A script as it was transferred: bytes of its body as encoded (compressed), and bytes of its response headers. */
export type Script = {
  readonly name: string;
  readonly encoding: string;
  readonly headers: number;
  readonly bytes: number;
};

/** What a page loaded. `who` is the login afterwards, for the next page: the remember-me token is replaced with every use. */
export type FirstLoad = { readonly scripts: readonly Script[]; readonly who: LoggedIn };

/** Every script that a page loads with an empty cache until the network is idle. `seen` is a text that is visible once the page is drawn. */
export async function firstLoad(browser: Browser, url: string, who: LoggedIn | null, seen: string): Promise<FirstLoad> {
  const context = await browser.newContext(who === null ? {} : { storageState: who });
  const page = await context.newPage();
  const tools = await developerTools(page);
  const scripts = await gatherScripts(tools);
  await page.goto(url);
  await page.getByText(seen).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const after = await context.storageState();
  await context.close();
  return { scripts: [...scripts.values()], who: after };
}

async function gatherScripts(tools: CDPSession): Promise<ReadonlyMap<string, Script>> {
  const scripts = new Map<string, Script>();
  await tools.send('Network.enable');
  tools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && !response.url.endsWith('.js')) return;
    const name = new URL(response.url).pathname.split('/').at(-1) ?? '';
    const encoding = response.headers['content-encoding'] ?? 'none';
    scripts.set(requestId, { name, encoding, headers: response.encodedDataLength, bytes: 0 });
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) scripts.set(requestId, { ...script, bytes: encodedDataLength - script.headers });
  });
  return scripts;
}

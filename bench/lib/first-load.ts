import type { Browser, CDPSession } from '@playwright/test';
import { developerTools } from './browser.ts';

/** Where somebody is logged in: cookies and storage of a browser context. */
export type LoggedIn = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** A script as it came over the wire, in bytes: what it is, compressed, and what its answer's headers add. */
export type Script = {
  readonly name: string;
  readonly encoding: string;
  readonly headers: number;
  readonly bytes: number;
};

/** What a page loaded; `who` is the person afterwards: a login can be taken over once only. */
export type FirstLoad = { readonly scripts: readonly Script[]; readonly who: LoggedIn };

/** Every script that a page loads until the network is quiet, with an empty cache. `seen` is a text that proves the page stands. */
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

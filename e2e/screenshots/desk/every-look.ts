import type { Browser, Page } from '@playwright/test';
import { ADMIN, type RunningServer, startServer } from '../../harness/server.ts';
import type { SeatOptions } from '../../harness/seat.ts';
import { DESK, LARGE, OVER, PHONE, shoot, somebody } from '../album.ts';

/** Takes a picture of the page. */
type Shot = (name: string) => Promise<void>;
/** A walk through some pages that is done once in each look. */
export type Scene = (page: Page, shot: Shot, look: Look) => Promise<void>;
type Look = { readonly name: string; readonly isPhone: boolean; readonly options: SeatOptions };

/** The looks: a small screen in the light theme, a large one in the dark, and a phone. */
const LOOKS: readonly Look[] = [
  { name: 'desk', isPhone: false, options: DESK },
  { name: 'large-dark', isPhone: false, options: { ...LARGE, colorScheme: 'dark' } },
  { name: 'phone', isPhone: true, options: PHONE },
];

const BOSS = { id: '', name: '', ...ADMIN };

/** Runs the scenes in every look, each look on a server of its own, so that none sees what another has written. */
export async function inEveryLook(browser: Browser, scenes: readonly Scene[]): Promise<void> {
  const failed: unknown[] = [];
  for (const look of LOOKS) {
    const server = await startServer();
    try {
      for (const scene of scenes) await takeScene(browser, server, look, scene).catch((fault) => failed.push(fault));
    } finally {
      await server.stop();
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some scenes could not be taken');
}

async function takeScene(browser: Browser, server: RunningServer, look: Look, scene: Scene): Promise<void> {
  const page = await somebody(browser, server, BOSS, look.options);
  page.setDefaultTimeout(12_000);
  const shot: Shot = async (name) => {
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) process.stdout.write(`${name} (${look.name}) scrolls sideways by ${String(wider)} pixels\n`);
    await shoot(page, `${name}-${look.name}`, { folder: OVER });
  };
  try {
    await scene(page, shot, look);
  } finally {
    await page.context().close();
  }
}

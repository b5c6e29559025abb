/**
 * Takes screenshots of every screen into docs/screens, from a real server on which games are played; of the author's desk also every state in every look, into
 * .cache/screens. Run: npm run screens [panels|desk|game|full|debrief]; a part of the desk alone: desk-editor.
 */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { CONTENT } from './desk/content.ts';
import { EDITOR } from './desk/editor.ts';
import { inEveryLook } from './desk/every-look.ts';
import { LISTS } from './desk/lists.ts';
import { TRIALS } from './desk/trials.ts';
import { takeDebriefs } from './debrief.ts';
import { takeDesk } from './desk.ts';
import { takeFull } from './full.ts';
import { takeGame } from './game.ts';
import { takePanels } from './panels.ts';

const DESK_PARTS = {
  'desk-lists': (browser: Browser) => inEveryLook(browser, LISTS),
  'desk-editor': (browser: Browser) => inEveryLook(browser, EDITOR),
  'desk-trials': (browser: Browser) => inEveryLook(browser, TRIALS),
  'desk-content': (browser: Browser) => inEveryLook(browser, CONTENT),
} as const;
const ALBUMS = {
  panels: takePanels,
  desk: takeDesk,
  ...DESK_PARTS,
  game: takeGame,
  full: takeFull,
  debrief: takeDebriefs,
} as const;

const wanted = process.argv.slice(2);
const browser = await chromium.launch(CHROMIUM);
for (const [name, take] of Object.entries(ALBUMS)) {
  const isWanted = wanted.some((word) => word === name || name.startsWith(`${word}-`));
  if (wanted.length === 0 || isWanted) await take(browser);
}
await browser.close();

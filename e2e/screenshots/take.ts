/** Pictures of every screen into docs/screens, from a real server on which games are really played. Run: npm run screens [panels|desk|game|full] */
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { takeDesk } from './desk.ts';
import { takeFull } from './full.ts';
import { takeGame } from './game.ts';
import { takePanels } from './panels.ts';

const ALBUMS = { panels: takePanels, desk: takeDesk, game: takeGame, full: takeFull } as const;

const wanted = process.argv.slice(2);
const browser = await chromium.launch(CHROMIUM);
for (const [name, take] of Object.entries(ALBUMS)) {
  if (wanted.length === 0 || wanted.includes(name)) await take(browser);
}
await browser.close();

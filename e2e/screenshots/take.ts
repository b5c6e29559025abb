/** Takes the pictures that documents show, from a real server on which games are played. Run: npm run screens. */
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { takeGame } from './game.ts';
import { takePanels } from './panels.ts';

const browser = await chromium.launch(CHROMIUM);
await takePanels(browser);
await takeGame(browser);
await browser.close();

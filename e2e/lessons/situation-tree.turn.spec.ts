import { expect, type Page, test } from '@playwright/test';
import { largeTree, withTree } from '../harness/large-trees.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { situationGraph } from '../pages/situation-graph.ts';
import { openEditor } from '../steps/open-editor.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[EDT-4] an answer and a branch are dragged to other places, refused where they would go round, and undone', async ({
  browser,
}) => {
  const { page, faults } = await openEditor(browser, server, 'K01');
  const { head, way } = situationGraph(page);
  await page.getByRole('button', { name: 'Pokaż całe drzewo' }).click();
  const words = await way('situation', 2).textContent();
  const grip = (at: number) => page.getByTitle('Przeciągnij odpowiedź na inne pytanie').nth(at);
  await grip(2).dragTo(way('situation', 0));
  await expect(way('situation', 0)).toHaveText(words ?? '');
  await page.keyboard.press('Control+z');
  await expect(way('situation', 2)).toHaveText(words ?? '');

  const second = 'situation.answers.0.situation';
  await grip(0).dragTo(head(second));
  await expect(page.getByRole('status').filter({ hasText: 'zamknęłaby się w' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toBeDisabled();
  expect(faults).toEqual([]);
});

test('[EDT-9] what is chosen is in sight: the card beside map, tools and notices, the open answer in the form', async ({
  browser,
}) => {
  const tree = largeTree(40, true);
  const { page, faults } = await openEditor(browser, server, 'K04', (opened) => withTree(opened, 'K04', tree));
  const { way } = situationGraph(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  const inSight = () => expect.poll(() => outOfSight(page)).toEqual({ card: 0, answer: 0 });
  await way('situation', 2).click();
  await inSight();
  await expect(page.locator('[data-map] rect')).toHaveCount(1);
  const keys = [
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
  ];
  for (const key of [...keys, 'Insert', 'Control+z', 'ArrowDown', 'Control+c', 'Control+v', 'Delete', 'Control+z']) {
    await page.keyboard.press(key);
    await inSight();
  }
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Szukaj w sytuacji' }).fill('WIADOMOSC 33 ');
  await expect(page.locator('[data-path][aria-pressed="true"]')).toContainText('Wiadomość 33');
  await inSight();
  for (const [width, height] of [
    [1040, 768],
    [1040, 560],
    [820, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inSight();
  }
  expect(faults).toEqual([]);
});

/** How far the selected card reaches beyond the visible canvas, and the open answer beyond the form, in px. */
async function outOfSight(page: Page): Promise<{ card: number; answer: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector('[data-graph]');
    const card = canvas?.querySelector('[aria-pressed="true"]')?.closest('.react-flow__node')?.getBoundingClientRect();
    const form = document.querySelector('aside[aria-label="Formularz"]')?.getBoundingClientRect();
    const place = canvas?.getBoundingClientRect();
    if (card === undefined || form === undefined || place === undefined) return { card: Infinity, answer: Infinity };
    const over = Array.from(canvas?.querySelectorAll('.react-flow__panel') ?? [], (each) => {
      const panel = each.getBoundingClientRect();
      const width = Math.min(card.right, panel.right) - Math.max(card.left, panel.left);
      return width > 0 ? Math.min(card.bottom, panel.bottom) - Math.max(card.top, panel.top) : 0;
    });
    const edges = [place.left - card.left, place.top - card.top, card.right - place.right, card.bottom - place.bottom];
    const open = document.querySelector('aside [data-open]')?.getBoundingClientRect();
    const answer =
      open === undefined
        ? 0
        : Math.max(form.top - open.top, Math.min(open.bottom - form.bottom, open.top - form.top - 20));
    return { card: Math.max(0, ...edges, ...over), answer: Math.max(0, answer) };
  });
}

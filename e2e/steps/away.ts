import { type Browser, expect, test } from '@playwright/test';
import type { Seat } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationCard } from '../pages/situation-card.ts';
import type { LedGame } from './led-game.ts';
import { bring, meet } from './situations.ts';
import { beginStaged, type Wishes } from './staged-game.ts';

/** Settings of a game whose students may be away for long, and soon count as gone. */
export const AWAY = { unit_ms: 700, leave_grace_s: 5 } as const;

/** The last chunk of those that a game prefetches. */
const LAST_CHUNK = /survey-offer/u;

/** Without a network a student makes a decision and watches; the decision counts as soon as the connection is back. (LIN-8) */
export async function decideWhileAway(
  browser: Browser,
  server: RunningServer,
  wishes: Pick<Wishes, 'seed' | 'options'>,
): Promise<void> {
  let allFetched: Promise<unknown> | undefined;
  const before = ({ page }: Seat): void => {
    allFetched = page.waitForResponse(LAST_CHUNK, { timeout: 0 });
  };
  const { student, teacher, zofia, stage } = await beginStaged(browser, server, {
    ...wishes,
    cars: 1,
    settings: AWAY,
    moments: { Z11: '' },
    before,
  });
  await bring(stage, 'Z11');
  await meet(zofia, 'Zmiana miejsca dostawy przez telefon');
  await test.step('all parts of the game have come', () => allFetched);

  await test.step('the strip says what waits', () => answerWhileAway(zofia));
  await test.step('what was never opened opens without a network', () => openLedger(zofia));
  await test.step('on a phone the bar stays one row', () => expectOneRow(zofia));
  await test.step('the game counts the student as gone, whose silent line the server has given up', () =>
    expectGone(teacher, student.id));
  await zofia.context.setOffline(false);
  await test.step('the decision is told and its outcome shown', () => expectAnswered(zofia));
  expect(zofia.faults).toEqual([]);
}

async function answerWhileAway(zofia: Seat): Promise<void> {
  const { lost } = gameShell(zofia.page);
  await zofia.context.setOffline(true);
  await expect(lost).toBeVisible();
  await situationCard(zofia.page).answer('Oddzwaniam do zleceniodawcy').click();
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
}

async function openLedger({ page }: Seat): Promise<void> {
  await gameShell(page)
    .bar.getByRole('button', { name: /^Pieniądze/u })
    .click();
  const ledger = page.getByRole('dialog', { name: 'Skąd ten wynik' });
  await expect(ledger.getByRole('list', { name: 'Zmiany, od najnowszej' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();
}

async function expectOneRow({ page }: Seat): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await gameShell(page).bar.evaluate((bar) =>
    [...bar.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0),
  );
  const rows = tops.filter((box) => tops.every((other) => box.top < other.bottom && other.top < box.bottom));
  expect(rows).toHaveLength(tops.length);
  await page.setViewportSize({ width, height });
}

function expectGone({ seen }: LedGame, student: string): Promise<void> {
  return expect.poll(() => seen().players.find(({ id }) => id === student)?.status).toBe('LEFT');
}

async function expectAnswered({ page }: Seat): Promise<void> {
  const { feedback } = situationCard(page);
  await expect(feedback).toContainText('klasyczny schemat wyłudzenia');
  await expect(feedback).toContainText('+15\u00a0pkt');
  await expect(gameShell(page).lost).toBeHidden();
  await expect(gameShell(page).notices.getByText('Jeszcze nie grasz')).toHaveCount(0);
}

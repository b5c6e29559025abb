import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findPlayer, moneyInTransit, type LedgerEntry } from '@fracht/engine';
import { joyText } from '@fracht/content';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { formatDecimals, formatMoney } from '@fracht/kit/format.ts';
import { gameStore } from '../store/game-store.ts';
import { Stats } from '../shell/stats.tsx';
import { Ledger } from './ledger.tsx';
import { ledgerLines } from './ledger-lines.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game = gameAt(aPlayedGame(2), 12 * 3600);
const entries = findPlayer(game, 's1')?.ledger ?? [];

function Bar() {
  return (
    <>
      <h1>Gra</h1>
      <Stats />
    </>
  );
}

test('[SHL-6] the ledger tells every change of money and points, newest first, and adds up to what the bar shows', () => {
  const me = findPlayer(game, 's1');
  const lines = ledgerLines(game, 's1', 'ALL');
  expect(lines.map(({ id }) => id)).toEqual(
    entries
      .filter(({ money, points }) => money !== 0 || points !== 0)
      .map(({ id }) => id)
      .reverse(),
  );
  const sum = (key: 'money' | 'points') => lines.reduce((total, line) => total + line[key], 0);
  expect([sum('money'), sum('points')]).toEqual([me?.money, me?.points]);
  expect(lines.filter(({ words }) => words === '')).toEqual([]);
  expect(ledgerLines(game, 's1', 'MONEY').every(({ money }) => money !== 0)).toBe(true);
  expect(ledgerLines(game, 's1', 'POINTS').every(({ points }) => points !== 0)).toBe(true);
});

test.each([true, false])(
  '[SHL-6] what the money’s button says aloud holds what is read on it; on a phone: %s',
  async (isPhone) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    showGame(game, { player: 's1', type: 'STUDENT' });
    await renderScreen(Bar, '');
    const button = screen.getByRole('button', { name: /^Pieniądze: /u });
    expect(button.getAttribute('aria-label')?.replaceAll(/\s/gu, ' ')).toContain(
      button.textContent?.replaceAll(/\s/gu, ' '),
    );
  },
);

test.each([
  ['the game', {}, '/game/game-1'],
  ['its replay', { isReplay: true }, '/replay/game-1'],
  ['the practice', { root: '/game/g7/practice' }, '/game/g7/practice/game-1'],
])('[SHL-6] [UIX-6] the orders of the ledger lead to their pages in %s', async (_, shown, home) => {
  showGame(game, { player: 's1', type: 'STUDENT' });
  gameStore.setState(shown);
  await renderScreen(OpenLedger, '');
  const [link] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(`${home}/shipments/${link?.textContent.replaceAll('/', '-')}`);
});

function OpenLedger() {
  return (
    <>
      <h1>Gra</h1>
      <Ledger first="ALL" />
    </>
  );
}

test('[SHL-6] what a random situation took has the name of the situation', () => {
  const [order] = game.orders;
  if (order === undefined) throw new Error('no order');
  const at = 3600;
  const happened = { id: 'A01', name: 'Korek na obwodnicy', at, car: 'ST-01', effects: [] };
  const entry: LedgerEntry = {
    id: 1,
    at,
    player: 's1',
    order: order.id,
    car: 'ST-01',
    reason: 'EFFECT',
    money: -100,
    points: 0,
  };
  const state = {
    ...game,
    orders: game.orders.map((one) => (one.id === order.id ? { ...one, accidents: [happened] } : one)),
    players: game.players.map((one) => ({ ...one, ledger: [entry, { ...entry, id: 2, at: at + 1 }] })),
  };
  expect(ledgerLines(state, 's1', 'ALL').map(({ words }) => words)).toEqual(['Skutek decyzji', 'Korek na obwodnicy']);
});

test('[SHL-6] a surcharge that went back with its order is no effect of a decision', () => {
  const [order] = game.orders;
  if (order === undefined) throw new Error('no order');
  const entry: LedgerEntry = {
    id: 1,
    at: 3600,
    player: 's1',
    order: order.id,
    car: null,
    reason: 'EFFECT',
    money: -70_000,
    points: 0,
  };
  const fact = {
    id: 1,
    at: 3600,
    what: 'ORDER_CANCELLED',
    car: null,
    order: order.id,
    city: null,
    parking: null,
  } as const;
  const players = game.players.map((one) => ({ ...one, ledger: [entry], journal: [fact] }));
  const [line] = ledgerLines({ ...game, players }, 's1', 'ALL');
  expect(line?.words).toBe('Zwrot dopłaty klientowi');
});

test('[SHL-6] the money in the bar opens the ledger: day and hour, reason, order and car, amount; points alone on a press', async () => {
  showGame(game, { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(Bar, '');
  await userEvent.click(screen.getByRole('button', { name: /^Pieniądze: .* Pokaż, co je zmieniło$/u }));
  const ledger = within(await screen.findByRole('dialog', { name: 'Skąd ten wynik' }));
  const rows = () => ledger.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const [newest] = ledgerLines(game, 's1', 'MONEY');
  await ledger.findByText('Kapitał początkowy');
  expect(rows()[0]).toContain(formatDecimals((newest?.money ?? 0) / 100));
  expect(rows()[0]).toMatch(/^dzień\s\d \d{1,2}:\d{2}/u);
  expect(rows().at(-1)).toMatch(/^dzień\s1 12:00Kapitał początkowy\+30\s000,00 zł$/u);
  await expectAccessible(container);
  await userEvent.click(ledger.getByRole('button', { name: 'Punkty' }));
  expect(rows()).toHaveLength(ledgerLines(game, 's1', 'POINTS').length);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[JOY-8] above the ledger stands what is under way, in words, and nothing where nothing is', async () => {
  const { money, orders } = moneyInTransit(game, 's1');
  expect(money).toBeGreaterThan(0);
  const Page = () => (
    <>
      <h1>Gra</h1>
      <Ledger first="ALL" />
    </>
  );
  showGame(game, { player: 's1', type: 'STUDENT' });
  await renderScreen(Page, 'map');
  expect(screen.getByText(/^W\sdrodze/u).textContent).toBe(joyText.awaited(formatMoney(money / 100), orders.length));
  cleanup();
  showGame({ ...game, orders: [], orderIndex: {} }, { player: 's1', type: 'STUDENT' });
  await renderScreen(Page, 'map');
  expect(screen.queryByText(/^W\sdrodze/u)).toBeNull();
});

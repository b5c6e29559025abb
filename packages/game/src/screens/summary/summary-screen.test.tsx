import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SHIPPED_LIBRARY } from '@fracht/content';
import {
  advance,
  chancesOf,
  gameEndsAt,
  findPlayer,
  gameTotals,
  lossesOf,
  newGame,
  isOpen,
  orderAccount,
  RULES_VERSION,
  runEntry,
  type GameState,
  type LogEntry,
  type Player,
} from '@fracht/engine';
import { aPlayedGame, gameAt, type GameSoFar } from '@fracht/testing/game/played-game.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { formatDecimals, formatDuration, formatGrosze, formatNumber } from '@fracht/kit/format.ts';
import * as stageText from '../../lobby/use-stage-text.ts';
import { signedZloty } from '../../parts/margin.tsx';
import { gameStore } from '../../store/game-store.ts';
import { decidedSituations } from './decisions.ts';
import { SummaryScreen } from './summary-screen.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const played = aPlayedGame();
const STUDENT = { player: 's4', type: 'STUDENT' } as const;
const eventful = aPlayedGame(4, 'zdarzenia', SHIPPED_LIBRARY);
const newest = aPlayedGame(4, 'zdarzenia', SHIPPED_LIBRARY, RULES_VERSION);

afterEach(cleanup);

test('[SUM-1] a student sees the own result, place, money, orders and points', async () => {
  showGame(played.end, { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(SummaryScreen, 'summary');
  expect(screen.getByRole('heading', { level: 1, name: 'Twój wynik' })).toBeDefined();
  expect(screen.getByRole('img', { name: /^Miejsce \d z\u00a04;/ })).toBeDefined();
  for (const name of [/^Skąd te pieniądze/, /^Zlecenia w\u00a0czasie gry/, /^Skąd te punkty/]) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
  }
  expect(screen.getByText('Koniec gry.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wróć do panelu' }).getAttribute('href')).toBe('/panel');
  expect(container.textContent).not.toContain('Wiśniewski');
  await expectAccessible(container);
});

test('[SUM-12] every ended order has the margin that was planned, the one that came and their difference, in sums as in rows', async () => {
  showGame(newest.end, STUDENT);
  await renderScreen(SummaryScreen, 'summary');
  const table = await screen.findByRole('table', { name: 'Kalkulacja wstępna i\u00a0wynikowa' });
  const me = findPlayer(newest.end, STUDENT.player);
  const accounts = newest.end.orders.flatMap((order) => {
    const account = order.player === STUDENT.player && me !== null && !isOpen(order) ? orderAccount(me, order) : null;
    return account === null ? [] : [{ order, account }];
  });
  expect(accounts.filter(({ account }) => account.planned !== null).length).toBeGreaterThan(2);
  expect(within(table).getAllByRole('row')).toHaveLength(accounts.length + 2);
  for (const { order, account } of accounts) {
    const row = within(table).getByRole('row', { name: new RegExp(order.id) });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    const planned = account.planned ?? 0;
    expect(cells).toEqual([
      account.planned === null ? '—' : formatDecimals(planned / 100),
      formatDecimals(account.real / 100),
      account.planned === null ? '—' : signedZloty(account.real - planned),
    ]);
  }
  const sum = accounts.reduce((all, { account }) => all + account.real, 0);
  expect(within(table).getByRole('row', { name: /^Razem/u }).textContent).toContain(formatDecimals(sum / 100));
});

test('[SUM-1] a teacher sees the results of all students instead', async () => {
  showGame(played.end, { player: 'teacher', type: 'TEACHER' });
  const container = await renderScreen(SummaryScreen, 'summary');
  const table = screen.getByRole('table', { name: 'Tabela wyników graczy' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByText('Zofia Kowalska')).toBeDefined();
  await expectAccessible(container);
});

test('[SUM-1] a student who did not play reads so, with the group’s score and the closing words, and no result of others', async () => {
  const [someone] = played.end.players;
  if (someone === undefined) throw new Error('nobody played');
  for (const players of [played.end.players, [...played.end.players, { ...someone, id: 's9', hasPlayed: false }]]) {
    showGame({ ...played.end, players }, { player: 's9', type: 'STUDENT' });
    const container = await renderScreen(SummaryScreen, 'summary');
    expect(container.textContent).toContain('Nie było Cię w\u00a0tej rozgrywce');
    expect(container.textContent).toContain(`Wynik grupy: ${formatNumber(gameTotals(played.end).score)}`);
    expect(screen.getByText('Koniec gry.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(container.textContent).not.toContain('Dostarczone');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/panel', '/replay/game-1', '/game/game-1/map', '/game/game-1/orders', '/game/game-1/cars']);
    await expectAccessible(container);
    cleanup();
  }
});

const SURVEY = {
  id: 'a1',
  game: played.end.setup.game,
  groupName: 'LOG',
  number: 1,
  date: '2026-11-23',
  questions: [],
};

test('[SUM-9] from the summary the teacher sends the survey of the game, and a student comes to it', async () => {
  const open: unknown[] = [];
  const asked = fakeServer({
    'GET survey/all/': () => ({ payload: open }),
    'PUT survey/init/': () => {
      open.push({ ...SURVEY, answers: [], missing: [] });
      return { payload: open[0] };
    },
  });
  showGame(played.end, { player: 'teacher', type: 'TEACHER' });
  await renderScreen(SummaryScreen, 'summary');
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij graczom ankietę' }));
  expect((await screen.findByRole('link', { name: /^Zobacz odpowiedzi/u })).getAttribute('href')).toBe(
    '/panel/lecturer/surveys',
  );
  expect(asked.find(({ call }) => call === 'PUT survey/init/')?.body).toMatchObject({ game: SURVEY.game });
  cleanup();
  showGame(played.end, { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(SummaryScreen, 'summary');
  expect((await screen.findByRole('link', { name: 'Wypełnij ankietę' })).getAttribute('href')).toBe(
    '/panel/student/surveys?ankieta=a1',
  );
  await expectAccessible(container);
  vi.unstubAllGlobals();
});

test('[SUM-1] a game that still goes on has no summary yet', async () => {
  showGame(gameAt(played, 3600), { player: 's1', type: 'STUDENT' });
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.getByText(/Gra jeszcze trwa/)).toBeDefined();
});

test('[SUM-5] [SIT-13] a student sees every own decision with its points and order, and on demand the question and the feedback', async () => {
  showGame(eventful.end, { player: 's4', type: 'STUDENT' });
  const situations = decidedSituations(shownGame(), 's4');
  const container = await renderScreen(SummaryScreen, 'summary');
  const card = cardOf('Twoje decyzje');
  const rows = within(card).getAllByRole('heading', { level: 3 });
  expect(rows.map(({ textContent }) => textContent)).toEqual(situations.map(({ shown }) => shown.name));
  const [first] = situations.filter(({ shown }) => shown.decisions.length > 0);
  const [decision] = first?.shown.decisions ?? [];
  if (first === undefined || decision === undefined) throw new Error('nobody decided anything');
  expect(within(card).getAllByRole('link', { name: first.order.id }).length).toBeGreaterThan(0);
  expect(card.textContent).toContain(decision.answer);
  expect(card.textContent).not.toContain(decision.question);
  await userEvent.click(within(card).getByRole('button', { name: `Pytania i\u00a0omówienie: ${first.shown.name}` }));
  expect(card.textContent).toContain(decision.question);
  expect(card.textContent).toContain(decision.feedback);
  await expectAccessible(container);
});

test('[SUM-5] [SIT-13] a teacher opens the decisions of one student', async () => {
  showGame(eventful.end, { player: 'teacher', type: 'TEACHER' });
  const [situation] = decidedSituations(shownGame(), 's1');
  const container = await renderScreen(SummaryScreen, 'summary');
  const card = cardOf('Decyzje graczy');
  expect(within(card).queryByRole('heading', { level: 3 })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: /^Zofia Kowalska/u }));
  expect(within(card).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(situation?.shown.name);
  await expectAccessible(container);
});

test('[SUM-5] [SIT-13] [DBR-2] a situation that nobody answered shows its question, the wait, the best answer and the reason', async () => {
  showGame(missedEnd(), { player: 's4', type: 'STUDENT' });
  const missed = decidedSituations(shownGame(), 's4').find(({ shown }) => shown.missed !== null)?.shown.missed ?? null;
  if (missed === null) throw new Error('all was answered');
  const container = await renderScreen(SummaryScreen, 'summary');
  const card = cardOf('Twoje decyzje');
  expect(card.textContent).toContain(missed.question);
  expect(card.textContent).toContain(`najlepiej: ${missed.answer}`);
  expect(card.textContent).toContain(missed.feedback);
  expect(card.textContent).toContain(`Bez odpowiedzi przez ${formatDuration(missed.waited / 60)}`);
  await expectAccessible(container);
});

test('[SUM-7] [DBR-1] the first card names the dearest cause with the freight, its orders, and one thing for next time', async () => {
  showGame(missedEnd(), { player: 's4', type: 'STUDENT' });
  const [loss] = lossesOf(shownGame(), 's4');
  expect(loss?.cause).toBe('WAITED');
  await renderScreen(SummaryScreen, 'summary');
  const [title] = screen.getAllByRole('heading', { level: 2 });
  const lost = loss?.lost.length ?? 0;
  expect(title?.textContent).toMatch(/^\d+\s(?:ładun\S+ przepad\S+).*, bo \d+\ssytuacj\S+ czeka/u);
  expect(title?.textContent).toContain(`${formatGrosze((loss?.money ?? 0) + (loss?.freight ?? 0))} z\u00a0frachtem`);
  const card = title?.closest('section');
  if (card === null || card === undefined) throw new Error('no card');
  expect(within(card).getAllByRole('link')).toHaveLength(lost + (loss?.late.length ?? 0));
  expect(card.textContent).toContain('Następnym razem: odpowiadaj na sytuacje od razu.');
});

test('[SUM-8] [DBR-3] who did nothing is not praised, and reads what there was to do', async () => {
  showGame(idleEnd(), { player: 's4', type: 'STUDENT' });
  const container = await renderScreen(SummaryScreen, 'summary');
  const [title] = screen.getAllByRole('heading', { level: 2 });
  expect(title?.textContent).toBe('Żadne zlecenie nie zostało dowiezione');
  expect(container.textContent).not.toContain('Tak się prowadzi spedycję');
  expect(container.textContent).not.toContain('W\u00a0tej grze nie było zleceń');
  expect(screen.getByText('Nie masz w tej grze żadnego zlecenia.')).toBeDefined();
  expect(screen.getByText(/^Sytuacje spotykają samochody ze zleceniem/u)).toBeDefined();
  const { offered, untaken } = chancesOf(idleEnd(), 's4');
  expect(offered).toBeGreaterThan(10);
  expect(container.textContent).toMatch(
    new RegExp(`do wzięcia było: ${offered}\\szlece\\S+ Twoich: 0, bez chętnych: ${untaken}\\.`, 'u'),
  );
  await expectAccessible(container);
});

test('[SUM-8] [DBR-3] who joined late is told since when the own game ran', async () => {
  const since = 30 * 3600;
  const late = (player: Player): Player => ({
    ...player,
    ledger: player.ledger.map((entry) => ({ ...entry, at: since })),
  });
  const end = idleEnd();
  showGame({ ...end, players: end.players.map((player) => (player.id === 's4' ? late(player) : player)) }, STUDENT);
  const container = await renderScreen(SummaryScreen, 'summary');
  expect(container.textContent).toContain('Twoja gra zaczęła się w\u00a0rundzie 4 (dzień\u00a02, 18:00).');
});

test('[SUM-8] who delivered and lost nothing is praised', async () => {
  const { end } = aPlayedGame(1, 'spokój');
  const flawless = (player: Player): Player => ({
    ...player,
    ledger: player.ledger.filter(({ money, points }) => money >= 0 && points >= 0),
  });
  const delivered = end.orders.filter((order) => order.delivered && order.player === 's1');
  showGame({ ...end, orders: delivered, players: end.players.map(flawless) }, { player: 's1', type: 'STUDENT' });
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.getByText(/Tak się prowadzi spedycję/u)).toBeDefined();
});

test('[SUM-8] whom chance alone cost a penalty or points is not told to have none', async () => {
  const { end } = aPlayedGame(1, 'spokój');
  const delivered = end.orders.filter((order) => order.delivered && order.player === 's1');
  const [order] = delivered;
  if (order === undefined) throw new Error('nothing was delivered');
  const stage = { delivered: false, deliveredAt: null, expired: true } as const;
  const burnt = { id: 'pozar', name: 'Pożar', at: 7200, car: 'ST-01', effects: [] };
  const lost = { ...order, ...stage, id: `${order.id}9`, accidents: [burnt] };
  const unlucky = (player: Player): Player => ({
    ...player,
    journal: [
      ...player.journal,
      { id: 900, at: 7200, what: 'ORDER_EXPIRED', order: lost.id, car: null, city: null, parking: null },
    ],
    ledger: [
      ...player.ledger.filter(({ money, points }) => money >= 0 && points >= 0),
      {
        id: 900,
        at: 7200,
        player: player.id,
        order: lost.id,
        car: null,
        reason: 'FULL_PENALTY',
        money: -90_000,
        points: 0,
      },
    ],
  });
  const orders = [...delivered, lost];
  const orderIndex = Object.fromEntries(orders.map(({ id }, index) => [id, index]));
  showGame({ ...end, orders, orderIndex, players: end.players.map(unlucky) }, { player: 's1', type: 'STUDENT' });
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.queryByText(/Ani jednej kary/u)).toBeNull();
  expect(screen.getByText(/przyniósł przypadek/u)).toBeDefined();
});

test('[SUM-8] that there were no orders is said only where there were none', async () => {
  const end = idleEnd();
  showGame({ ...end, orders: [], orderIndex: {} }, STUDENT);
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.getByText('W tej grze nie było zleceń.')).toBeDefined();
});

/** The eventful game at its end, where the fourth student never answered anything. */
function missedEnd(): GameState {
  return endWithout(eventful, ({ action }) => action.action === 'RESOLVE_EMERGENCY');
}

/** The calm game at its end, where the fourth student never did anything. */
function idleEnd(): GameState {
  return endWithout(played, ({ action }) => !['USER_JOIN', 'USER_START'].includes(action.action));
}

function endWithout({ setup, log }: GameSoFar, isLeftOut: (entry: LogEntry) => boolean): GameState {
  let game = newGame(setup);
  for (const entry of log) {
    if (entry.player === 's4' && isLeftOut(entry)) continue;
    const result = runEntry(game, entry);
    if (result.ok) game = result.value;
  }
  return advance(game, gameEndsAt(setup));
}

function shownGame(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 2, name: new RegExp(`^${title}`, 'u') }).closest('section');
  if (card === null) throw new Error(`no card ${title}`);
  return card;
}

test('[CDB-8] the teacher comes from the summary to the debrief of the class, a student does not', async () => {
  const asked = 'Omówienie';
  showGame(played.end, { player: 'teacher', type: 'TEACHER' });
  await renderScreen(SummaryScreen, 'summary');
  const link = screen.getByRole('link', { name: asked });
  expect(link.getAttribute('href')).toBe('/panel/lecturer/games/game-1/debrief');
  cleanup();
  showGame(played.end, { player: 's1', type: 'STUDENT' });
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.queryByRole('link', { name: asked })).toBeNull();
});

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SHIPPED_LIBRARY } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import { aPlayedGame, gameAt } from '../../../../test/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '../../../../test/render-in-game.tsx';
import { gameStore } from '../../store/game-store.ts';
import { decidedSituations } from './decisions.ts';
import { SummaryScreen } from './summary-screen.tsx';

vi.mock('../../lobby/use-stage-text.ts', () => ({ useStageText: () => 'Koniec gry.' }));

const played = aPlayedGame();
const eventful = aPlayedGame(4, 'sytuacje', SHIPPED_LIBRARY);

afterEach(cleanup);

test('a student sees the own result, place, money, orders and points', async () => {
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

test('a teacher sees the results of all students instead', async () => {
  showGame(played.end, { player: 'teacher', type: 'TEACHER' });
  const container = await renderScreen(SummaryScreen, 'summary');
  const table = screen.getByRole('table', { name: 'Tabela wyników graczy' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByText('Zofia Kowalska')).toBeDefined();
  await expectAccessible(container);
});

test('a game that still goes on has no summary yet', async () => {
  showGame(gameAt(played, 3600), { player: 's1', type: 'STUDENT' });
  await renderScreen(SummaryScreen, 'summary');
  expect(screen.getByText(/Gra jeszcze trwa/)).toBeDefined();
});

test('[SIT-13] a student sees every own decision with its points and order, and on demand the question and the feedback', async () => {
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

test('[SIT-13] a teacher opens the decisions of one student', async () => {
  showGame(eventful.end, { player: 'teacher', type: 'TEACHER' });
  const [situation] = decidedSituations(shownGame(), 's1');
  const container = await renderScreen(SummaryScreen, 'summary');
  const card = cardOf('Decyzje graczy');
  expect(within(card).queryByRole('heading', { level: 3 })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: /^Zofia Kowalska/u }));
  expect(within(card).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(situation?.shown.name);
  await expectAccessible(container);
});

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

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aPlayedGame, gameAt } from '../../../../test/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '../../../../test/render-in-game.tsx';
import { SummaryScreen } from './summary-screen.tsx';

vi.mock('../../lobby/use-stage-text.ts', () => ({ useStageText: () => 'Koniec gry.' }));

const played = aPlayedGame();

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

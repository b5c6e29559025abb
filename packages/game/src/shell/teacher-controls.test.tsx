import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  advance,
  applyAction,
  applyHostAction,
  newGame,
  offeredOrders,
  type GameAction,
  type GameState,
} from '@fracht/engine';
import { gameText } from '@fracht/content';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, aSetup, gameAt, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { gameStore } from '../store/game-store.ts';
import { refusalOf } from '../store/use-game-action.ts';
import { TeacherControls } from './teacher-controls.tsx';

const AS_TEACHER = { player: TEACHER.id, type: 'TEACHER' } as const;
const STUDENT = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };
const DAY = '2026-11-21';
const running = gameAt(aPlayedGame(), 3600);

// The dialogs are loaded when the first of them is needed.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
afterEach(cleanup);

const Page = () => (
  <>
    <h1>Gra</h1>
    <TeacherControls />
  </>
);

async function show(game: GameState): Promise<HTMLElement> {
  playOn(game, AS_TEACHER);
  return renderScreen(Page, 'map');
}

function after(game: GameState, action: GameAction): GameState {
  const result = applyAction(game, action, { ...AS_TEACHER, day: DAY });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function live(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

const buttons = () => within(screen.getByRole('group', { name: 'Prowadzenie gry' })).getAllByRole('button');
const offered = () => buttons().map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Answers the open confirmation dialog. */
async function answer(question: string, name: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

test('a running game is paused and goes on again with one press each', async () => {
  const container = await show(running);
  expect(offered()).toEqual(['Wstrzymaj', 'Następna runda', 'Zakończ']);
  await expectAccessible(container);
  await press('Wstrzymaj');
  expect(live().state).toBe('PAUSED');
  expect(offered()).toEqual(['Wznów', 'Następna runda', 'Zakończ']);
  await press('Wznów');
  expect(live().state).toBe('IN_PROGRESS');
});

test('a round is cut short only after a question that names the next one', async () => {
  await show(running);
  await press('Następna runda');
  await answer('Przejść do rundy 2?', 'Zostań w rundzie');
  expect(live().round).toBe(1);
  await press('Następna runda');
  await answer('Przejść do rundy 2?', 'Następna runda');
  expect(live().round).toBe(2);
});

test('between two rounds the next one needs no question, for nothing is cut short', async () => {
  const ended = advance(running, running.now + 24 * 3600);
  expect(ended.pauseReason).toBe('ROUND_END');
  await show(ended);
  expect(offered()).toEqual(['Następna runda', 'Zakończ']);
  await press('Następna runda');
  expect([live().state, live().round]).toEqual(['IN_PROGRESS', 2]);
});

test('the last round is not followed by another', async () => {
  await show({ ...running, round: 4 });
  expect(offered()).toEqual(['Wstrzymaj', 'Zakończ']);
});

test('[UIX-8] a game is ended after a question that has the safe answer first', async () => {
  await show(running);
  await press('Zakończ');
  const dialog = await screen.findByRole('alertdialog', { name: 'Zakończyć grę?' });
  const [first] = within(dialog)
    .getAllByRole('button')
    .filter(({ textContent }) => textContent !== '');
  expect(first?.textContent).toBe('Graj dalej');
  await answer('Zakończyć grę?', 'Graj dalej');
  expect(live().state).toBe('IN_PROGRESS');
  await press('Zakończ');
  await answer('Zakończyć grę?', 'Zakończ');
  expect(live().state).toBe('FINISHED');
});

test('[LOB-3] [UIX-12] a game without students cannot be started, and the button says why', async () => {
  const connected = [
    { action: 'RUN' },
    { action: 'CONNECT', user: TEACHER, type: 'TEACHER' },
    { action: 'CONNECT', user: STUDENT, type: 'STUDENT' },
  ] as const;
  const waiting = connected.reduce(
    (game: GameState, step) => {
      const result = applyHostAction(game, step, DAY);
      return result.ok ? result.value : game;
    },
    newGame(aSetup('lekcja')),
  );
  await show(waiting);
  const start = screen.getByRole('button', { name: 'Rozpocznij' });
  expect(start.title).not.toBe('');
  await userEvent.click(start);
  expect(live().state).toBe('WAITING');
  cleanup();
  const joined = applyAction(waiting, { action: 'USER_JOIN' }, { player: 's1', type: 'STUDENT', day: DAY });
  if (!joined.ok) throw new Error(joined.error);
  await show(joined.value);
  expect(screen.getByRole('button', { name: 'Rozpocznij' }).title).toBe('');
  await press('Rozpocznij');
  expect(live().state).toBe('IN_PROGRESS');
});

test('what was paused is still paused for the one who comes in now', async () => {
  await show(after(running, { action: 'STOP_EVENTS' }));
  expect(offered()).toEqual(['Wznów', 'Następna runda', 'Zakończ']);
});

test('[LIN-27] while the line is lost the controls are off and say why; a student decides all the same', async () => {
  await show(running);
  act(() => gameStore.setState({ link: { link: 'LOST' } }));
  for (const button of buttons()) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('title')).toBe(gameText.link.noSteering);
  }
  await press('Wstrzymaj');
  expect(live().state).toBe('IN_PROGRESS');
  const [order] = offeredOrders(running);
  if (order === undefined) throw new Error('no order');
  const student = { ...gameStore.getState(), viewer: { player: 's1', type: 'STUDENT' } } as const;
  expect(refusalOf(student, { action: 'BOOK_ORDER', order: order.id })).toBeNull();
});

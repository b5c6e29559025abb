import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyAction, applyHostAction, type GameState, newGame } from '@fracht/engine';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aSetup } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { LobbyScreen } from '../lobby/lobby-screen.tsx';
import { CarsScreen } from '../screens/cars/cars-screen.tsx';
import { OrdersScreen } from '../screens/orders/orders-screen.tsx';
import { gameStore } from '../store/game-store.ts';
import { SoloControls } from './solo-controls.tsx';

const DAY = '2026-11-21';
const ZOFIA = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };
const VIEWER = { player: 's1', type: 'STUDENT' } as const;

beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => (
  <>
    <h1>Gra</h1>
    <SoloControls />
  </>
);

/** Zofia's own game of two rounds, before its start. */
function waiting(): GameState {
  const steps = [{ action: 'RUN' }, { action: 'CONNECT', user: ZOFIA, type: 'STUDENT' }] as const;
  const there = steps.reduce(
    (game: GameState, step) => {
      const result = applyHostAction(game, step, DAY);
      return result.ok ? result.value : game;
    },
    newGame({ ...aSetup('zadanie'), leader: 's1', rounds: 2 }),
  );
  const joined = applyAction(there, { action: 'USER_JOIN' }, { ...VIEWER, day: DAY });
  return joined.ok ? joined.value : there;
}

function running(): GameState {
  const started = applyAction(waiting(), { action: 'START' }, { ...VIEWER, day: DAY });
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

const stateNow = () => gameStore.getState().game?.state;

test('[SOL-1] in the lobby of an own game its student starts it', async () => {
  fakeServer({});
  playOn(waiting(), VIEWER);
  const container = await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^Grasz samodzielnie, we własnym tempie/u)).toBeTruthy();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Rozpocznij grę' }));
  expect(stateNow()).toBe('IN_PROGRESS');
});

test.each([
  ['the lobby', LobbyScreen, /^Flota w\stej grze: \d+\ssamochod\S+\.$/u],
  ['the customers’ orders', OrdersScreen, 'Zlecenia pojawią się tu, gdy rozpoczniesz grę.'],
  ['the cars', CarsScreen, 'Samochody wyjadą na mapę, gdy rozpoczniesz grę.'],
])(
  '[SOL-1] before the start of an own game nothing waits for a teacher or for others: %s',
  async (_, Screen, words) => {
    fakeServer({});
    playOn(waiting(), VIEWER);
    const Shown = () => (
      <>
        <h1>Gra</h1>
        <Screen />
      </>
    );
    const container = await renderScreen(Shown, '', '');
    expect(screen.getByText(words)).toBeTruthy();
    expect(container.textContent).not.toMatch(/prowadzący|dołączy/u);
  },
);

test('[SOL-2] one press pauses and one goes on; the speed is asked of the server', async () => {
  const asked = fakeServer({ 'POST game/pace/': { payload: { speed: 5 } } });
  playOn(running(), VIEWER);
  const container = await renderScreen(Page, 'map');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Wstrzymaj' }));
  expect(stateNow()).toBe('PAUSED');
  await userEvent.click(screen.getByRole('button', { name: 'Wznów' }));
  expect(stateNow()).toBe('IN_PROGRESS');
  expect(screen.queryByRole('button', { name: 'Następna runda' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Tempo gry'), '5');
  expect(asked.find(({ call }) => call === 'POST game/pace/')?.body).toMatchObject({ speed: '5' });
});

test('[SOL-3] giving up asks first, and says that the attempt will not count', async () => {
  fakeServer({});
  playOn(running(), VIEWER);
  await renderScreen(Page, 'map');
  const giveUp = screen.getByRole('button', { name: 'Przerwij podejście' });
  await userEvent.click(giveUp);
  const question = await screen.findByRole('alertdialog', { name: 'Przerwać podejście?' });
  expect(within(question).getByText(/nie będzie się liczyć/u)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Graj dalej' }));
  expect(stateNow()).toBe('IN_PROGRESS');
  await userEvent.click(giveUp);
  const again = await screen.findByRole('alertdialog', { name: 'Przerwać podejście?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Przerwij podejście' }));
  expect(stateNow()).toBe('FINISHED');
});

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { gameStore } from '../store/game-store.ts';
import { HappeningList } from './happening-list.tsx';
import { listed, openReplay } from './playback.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { replayOf } from './replay.ts';
import { replayStore } from './replay-store.ts';

const GAME = aPlayedGame(4, 'powtórka', SHIPPED_LIBRARY);
const PATH = '/replay/$id/{-$screen}/{-$orderId}';
const CALL = 'GET game/replay/game-1';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function logIn(id: string, type: 'STUDENT' | 'TEACHER'): void {
  setUser({ id, email: 'z@szkola.test', first_name: 'Zofia', last_name: 'Łęcka', type });
}

/** The screen of cars: a map needs a real browser. */
async function show(address = '/replay/game-1/cars') {
  const router = await showScreen(ReplayScreen, PATH, address);
  await screen.findByRole('slider', { name: 'Chwila powtórki' });
  return router;
}

const playhead = () => screen.getByRole('slider', { name: 'Chwila powtórki' });

test('[RPL-10] a student reads the own happenings, and each leads to its moment', async () => {
  const replay = replayOf(aReplayOf(GAME, { player: 's1', type: 'STUDENT' }));
  const close = openReplay(replay, { player: 's1', type: 'STUDENT' }, 0);
  render(<HappeningList happenings={listed()} />);
  const list = screen.getByRole('complementary', { name: 'Zdarzenia' });
  expect(within(list).getByText(/^Moje · \d+\szdarze/u)).toBeTruthy();
  const [delivery] = within(list).getAllByRole('button', { name: /dostawa.*\+.*zł/u });
  if (delivery === undefined) throw new Error('no delivery');
  await userEvent.click(delivery);
  expect(delivery.getAttribute('aria-current')).toBe('time');
  expect(gameStore.getState().game?.now).toBe(replayStore.getState().at);
  expect(replayStore.getState().at).toBe(listed().find(({ what }) => what === 'ORDER_DELIVERED')?.at);
  expect(await axeFindings()).toEqual([]);
  cleanup();
  close();
});

test('[RPL-9] [RPL-10] buttons choose whose happenings are marked and how fast it plays; the playhead says its moment', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Klasa' }));
  await userEvent.click(screen.getByRole('button', { name: '30×' }));
  await userEvent.click(screen.getByRole('button', { name: 'Następne zdarzenie' }));
  expect(replayStore.getState()).toMatchObject({ scope: { of: 'CLASS' }, tempo: 30 });
  expect(replayStore.getState().at).toBeGreaterThan(0);
  expect(playhead().getAttribute('aria-valuetext')).toMatch(/^\d+:\d\d, dzień [123], runda [1-4]$/u);
  expect(await axeFindings()).toEqual([]);
});

test('[RPL-12] a teacher sees the whole class and the way back; no button starts, ends or pauses anything', async () => {
  logIn('teacher', 'TEACHER');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 'teacher', type: 'TEACHER' }) } });
  await show();
  expect(screen.getByText('Powtórka, tylko do odczytu')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć do podsumowania' }).getAttribute('href')).toBe('/game/game-1/summary');
  expect(screen.queryByRole('button', { name: /Pauza|Zakończ|Następna runda/u })).toBeNull();
  const names = within(screen.getByRole('navigation', { name: 'Ekrany powtórki' })).getAllByRole('link');
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    '/replay/game-1',
    '/replay/game-1/orders',
    '/replay/game-1/shipments',
    '/replay/game-1/cars',
  ]);
});

test('[RPL-11] an address with a moment opens there, and the address follows the moment', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  const router = await show('/replay/game-1/cars?t=40000');
  expect(playhead().getAttribute('aria-valuenow')).toBe('40000');
  await userEvent.keyboard('3');
  await vi.waitFor(() => expect(router.state.location.href).toBe('/replay/game-1/cars?t=72000'));
});

test('[RPL-8] a replay that cannot be had says why, and is asked for again', async () => {
  logIn('s1', 'STUDENT');
  const message = { type: 'warning', text: 'Ta rozgrywka jeszcze się nie skończyła.', code: 'GAME_NOT_OVER' };
  const payload = aReplayOf(GAME, { player: 's1', type: 'STUDENT' });
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? { status: 409, payload: null, message } : { payload };
    },
  });
  await showScreen(ReplayScreen, PATH, '/replay/game-1/cars');
  expect(await screen.findByText('Ta rozgrywka jeszcze się nie skończyła.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('slider', { name: 'Chwila powtórki' })).toBeTruthy();
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { logout } from '@fracht/kit/api/session.ts';
import { clearSession, setToken, setUser } from '@fracht/kit/session/session-store.ts';
import { localDoorsFrom } from './dev/local-game.ts';
import * as doors from './client/server-doors.ts';
import { useOpenGame } from './use-open-game.ts';

const viewer = { player: 's1', type: 'STUDENT' } as const;
const game = gameAt(aPlayedGame(2), 3600);
const left: string[] = [];

vi.spyOn(doors, 'serverDoors').mockImplementation((id) => ({
  ...localDoorsFrom({ ...game, setup: { ...game.setup, game: id } }, viewer),
  leave: async (player) => void left.push(`${player} leaves ${id}`),
}));

beforeEach(() => {
  left.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  setToken('bearer');
  setUser({ id: 's1', email: 'a@b.pl', first_name: 'Zofia', last_name: 'Kowalska', type: 'STUDENT' });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function anOpenGame(id: string) {
  const screen = renderHook(() => useOpenGame(id));
  await vi.advanceTimersByTimeAsync(500);
  expect(screen.result.current).toBe(true);
  return screen;
}

test('[LIN-11] who goes out of a game to the panel leaves it at once', async () => {
  const { unmount } = await anOpenGame('g1');
  unmount();
  await vi.advanceTimersByTimeAsync(10);
  expect(left).toEqual(['s1 leaves g1']);
});

test('[LIN-11] who goes on to another screen of the same game does not leave it', async () => {
  const { unmount } = await anOpenGame('g1');
  unmount();
  await anOpenGame('g1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(left).toEqual([]);
});

test('[LIN-11] who logs out leaves first, while the session still holds', async () => {
  const sent = fakeFetch({ body: {} });
  const { unmount } = await anOpenGame('g1');
  await logout();
  expect([left, sent.map(({ url }) => url)]).toEqual([['s1 leaves g1'], ['/api/auth/logout/']]);
  unmount();
  await vi.advanceTimersByTimeAsync(10);
  expect(left).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { applyHostAction } from '../../src/actions/host.ts';
import { applyAction } from '../../src/actions/index.ts';
import type { GameAction, HostAction } from '../../src/game-action.ts';
import { advance } from '../../src/advance.ts';
import { gameEndsAt, roundSeconds } from '../../src/clock.ts';
import { newGame } from '../../src/new-game.ts';
import { isPlayedOut } from '../../src/standing/standing.ts';
import type { GameState } from '../../src/state.ts';

const ANNA = 'anna';
const user = (id: string) => ({ id, first_name: 'Anna', last_name: 'Lis', num_games: 0 });

function host(game: GameState, action: HostAction): GameState {
  const result = applyHostAction(game, action, DAY);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const tried = (game: GameState, action: GameAction, player = ANNA) =>
  applyAction(game, action, { player, type: player === 'ewa' ? 'TEACHER' : 'STUDENT', day: DAY });

function act(game: GameState, action: GameAction): GameState {
  const result = tried(game, action);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function refusal(game: GameState, action: GameAction, player = ANNA): string | null {
  const result = tried(game, action, player);
  return result.ok ? null : result.error;
}

/** Anna has come into a game of her own, and two others into it as well. */
function lobby(rounds = 2): GameState {
  const setup = { ...aSetup(), rounds, leader: ANNA };
  const opened = host(newGame(setup), { action: 'RUN' });
  const there = [ANNA, 'jan'].reduce(
    (game, id) => host(game, { action: 'CONNECT', user: user(id), type: 'STUDENT' }),
    host(opened, { action: 'CONNECT', user: user('ewa'), type: 'TEACHER' }),
  );
  return act(there, { action: 'USER_JOIN' });
}

test('[LED-1] the player whom a game names starts, pauses, resumes and finishes it; its teacher and others do not', () => {
  const waiting = lobby();
  expect(refusal(waiting, { action: 'START' }, 'ewa')).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(waiting, { action: 'START' }, 'jan')).toBe('ACTION_NOT_ALLOWED');
  const running = act(waiting, { action: 'START' });
  expect(running).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(refusal(running, { action: 'STOP_EVENTS' }, 'ewa')).toBe('ACTION_NOT_ALLOWED');
  const paused = act(advance(running, 600), { action: 'STOP_EVENTS' });
  expect(paused).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER', now: 600 });
  expect(act(paused, { action: 'START_EVENTS' })).toMatchObject({ state: 'IN_PROGRESS', now: 600 });
  expect(refusal(paused, { action: 'FINISH' }, 'ewa')).toBe('ACTION_NOT_ALLOWED');
  expect(act(paused, { action: 'FINISH' }).state).toBe('FINISHED');
});

test('[LED-1] a student who leads has the clock alone: no round is skipped, no situation stopped, brought back or chosen', () => {
  const running = act(lobby(), { action: 'START' });
  expect(refusal(running, { action: 'START', skip: true })).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(running, { action: 'STOP_EVENTS', situations: true })).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(running, { action: 'START_EVENTS', situations: true })).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(running, { action: 'START_EVENTS', situation: 'x' })).toBe('ACTION_NOT_ALLOWED');
});

test('[LED-2] a running game pauses when its leader has left, and goes on when the leader is back and says so', () => {
  const running = advance(act(lobby(), { action: 'START' }), 900);
  expect(host(running, { action: 'LEAVE', player: 'jan' }).state).toBe('IN_PROGRESS');
  const left = host(running, { action: 'LEAVE', player: ANNA });
  expect(left).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER', now: 900 });
  expect(advance(left, 20_000)).toBe(left);
  const back = act(host(left, { action: 'CONNECT', user: user(ANNA), type: 'STUDENT' }), { action: 'USER_JOIN' });
  const playing = act(act(back, { action: 'USER_START' }), { action: 'START_EVENTS' });
  expect(playing).toMatchObject({ state: 'IN_PROGRESS', now: 900 });
});

test('[LED-2] between two rounds nothing changes when the leader leaves, nor in a lesson when anybody does', () => {
  const ended = advance(act(lobby(), { action: 'START' }), 36_000);
  expect(host(ended, { action: 'LEAVE', player: ANNA })).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END' });
  const lesson: GameState = { ...act(lobby(), { action: 'START' }), setup: aSetup() };
  expect(host(lesson, { action: 'LEAVE', player: ANNA }).state).toBe('IN_PROGRESS');
});

test('[LED-3] a game is closed in any state, settled as one that was finished, and not played out', () => {
  const running = advance(act(lobby(), { action: 'START' }), 900);
  const closed = host(running, { action: 'CLOSE' });
  expect({ ...closed, messages: [] }).toEqual({ ...act(running, { action: 'FINISH' }), messages: [] });
  expect(isPlayedOut(closed)).toBe(false);
  expect(host(lobby(), { action: 'CLOSE' }).state).toBe('FINISHED');
  expect(host(newGame(aSetup()), { action: 'CLOSE' }).state).toBe('FINISHED');
  expect(applyHostAction(closed, { action: 'CLOSE' }, DAY)).toEqual({ ok: false, error: 'GAME_FINISHED' });
});

test.each([1, 2])(
  '[CLK-2] [GAM-5] [PTS-10] a game of %i rounds is over and played out at the end of its last',
  (rounds) => {
    let game = act(lobby(rounds), { action: 'START' });
    for (let round = 1; round < rounds; round += 1) {
      game = advance(game, gameEndsAt(game.setup));
      expect(game).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', round });
      game = act(game, { action: 'START' });
    }
    const end = advance(game, 200_000);
    expect(end).toMatchObject({ state: 'FINISHED', round: rounds, now: rounds * roundSeconds(game.setup) });
    expect(isPlayedOut(end)).toBe(true);
  },
);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { playGame } from '@fracht/bots';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import type { RecordedGame } from '@fracht/testing/engine/recorded.ts';
import { gameEndsAt } from '../../src/clock.ts';
import type { Happening } from '../../src/happenings/happening.ts';
import { happeningsOf, replay, runEntry, transition, transitionTo } from '../../src/log.ts';
import { advance } from '../../src/advance.ts';
import { newGame } from '../../src/new-game.ts';
import { toSavedState } from '../../src/save.ts';
import type { GameState } from '../../src/state.ts';

const user = (id: string) => ({ id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 });

/** A recorded game of `test/replays`, with its setup. */
function recorded(name: string) {
  const path = fileURLToPath(new URL(`../replays/${name}.json`, import.meta.url));
  const game: RecordedGame = JSON.parse(readFileSync(path, 'utf8'));
  return { setup: { ...aSetup({ rulesVersion: 1, ...game }), settings: game.settings }, log: game.log };
}

const GAMES = [
  'lesson-of-three',
  'wild-situations',
  'v2-wild-1',
  'v2-wild-situations',
  'v3-lesson-of-three',
  'v3-wild-situations',
];

const sums = (happenings: readonly Happening[], id: string) => {
  const own = happenings.filter(({ player }) => player === id);
  return { money: total(own.map(({ money }) => money)), points: total(own.map(({ points }) => points)) };
};
const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

const books = ({ players }: GameState, id: string) => {
  const player = players.find((one) => one.id === id);
  return { money: player?.money ?? 0, points: player?.points ?? 0 };
};

test.each(GAMES)(
  '[HAP-1] %s: each transition gives the same state as ever, and in its happenings all that it cost or brought',
  (name) => {
    const { setup, log } = recorded(name);
    let state = newGame(setup);
    for (const entry of log) {
      const result = transition(state, entry);
      if (!result.ok) throw new Error(result.error);
      const { state: after, happenings } = result.value;
      expect(runEntry(state, entry)).toEqual({ ok: true, value: after });
      for (const { id } of after.players) {
        const before = books(state, id);
        const { money, points } = sums(happenings, id);
        expect(books(after, id)).toEqual({ money: before.money + money, points: before.points + points });
      }
      state = after;
    }
  },
);

test.each(GAMES)(
  '[HAP-1] %s: a whole game is told in one re-run, in order, and is the game that its log gives',
  (name) => {
    const { setup, log } = recorded(name);
    const end = gameEndsAt(setup);
    const { state, happenings } = happeningsOf(setup, log, end);
    expect(JSON.stringify(toSavedState(state))).toBe(JSON.stringify(toSavedState(advance(replay(setup, log), end))));
    const moments = happenings.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    for (const { id } of state.players) expect(sums(happenings, id)).toEqual(books(state, id));
    const facts = total(state.players.map(({ journal }) => journal.length));
    expect(happenings.length).toBeGreaterThan(facts / 2);
  },
);

test('[HAP-1] one long step tells the same as many short ones', () => {
  const { setup, log } = recorded('v3-wild-situations');
  const half = replay(setup, log.slice(0, Math.floor(log.length / 2)));
  const until = half.now + 20_000;
  const long = transitionTo(half, until);
  const short: Happening[] = [];
  let state = half;
  for (let at = half.now; at <= until; at += 60) {
    const step = transitionTo(state, at);
    short.push(...step.happenings);
    state = step.state;
  }
  const last = transitionTo(state, until);
  expect([...short, ...last.happenings]).toEqual(long.happenings);
  expect(last.state).toEqual(long.state);
  expect(long.happenings.length).toBeGreaterThan(5);
});

test('[HAP-2] what happens is brought about by an action, an answer, a random situation, or by time alone', () => {
  const setup = aSetup({ seed: 'przyczyny', library: THE_LIBRARY });
  const seats = ['ala', 'bartek', 'celina'].map((id) => ({ user: user(id), level: 'ordinary' as const }));
  const { log } = playGame(setup, user('nauczyciel'), seats, DAY);
  const { happenings } = happeningsOf(setup, log, gameEndsAt(setup));
  const by = (what: Happening['what']) =>
    new Set(happenings.filter((one) => one.what === what).map(({ cause }) => cause.by));
  expect(by('ORDER_BOOKED')).toEqual(new Set(['ACTION']));
  expect(by('QUESTION_ANSWERED')).toEqual(new Set(['ACTION']));
  expect(by('ORDER_DELIVERED')).toEqual(new Set(['TIME']));
  expect([...by('EFFECT_PAID')].every((cause) => cause === 'ANSWER' || cause === 'ACCIDENT')).toBe(true);
  expect([...by('ACCIDENT')].every((cause) => cause === 'TIME' || cause === 'ACTION')).toBe(true);
  const elsewhere = happenings.filter(
    ({ what, cause, order }) => what === 'EFFECT_PAID' && cause.by === 'ANSWER' && cause.order !== order,
  );
  expect(elsewhere).toEqual([]);
  const answered = happenings.filter(({ cause }) => cause.by === 'ANSWER');
  expect(answered.length).toBeGreaterThan(5);
  const known = new Set([...setup.library.emergencies, ...setup.library.changes].map(({ id }) => id));
  for (const { cause } of answered) expect(cause.by === 'ANSWER' && known.has(cause.situation)).toBe(true);
});

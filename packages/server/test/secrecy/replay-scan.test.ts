import { advance, newGame, nextEventAt, runEntry, type GameState } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aBotGame, type BotGame, store } from '../support/replayed-game.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { Known } from './known.ts';
import { Scanner } from './scan.ts';
import { allMarks } from './words.ts';

const STUDENTS = ['anna', 'piotr', 'zofia'];
const GAMES = 3;

test(
  '[RPL-6] [PRV-8] [SIT-13] [VIW-2] no replay tells a student what the student has not met, a seed, or what was still to come',
  { timeout: 900_000 },
  async () => {
    const app = await testApp({ withLive: true });
    await people(app);
    const leaks = new Set<string>();
    let met = 0;
    for (let index = 0; index < GAMES; index += 1) {
      const played = await aBotGame(app, { id: `g${index}`, seed: `tajne-ziarno-${index}`, students: STUDENTS });
      await store(app, played, played.entries, played.end);
      const scanner = new Scanner(allMarks(played.setup.library));
      for (const [student, known] of knownIn(played)) {
        const login = await app.logIn(`${student}@szkola.test`);
        const { status, payload } = await app.call('GET', `game/replay/g${index}`, undefined, login);
        expect(status).toBe(200);
        scanner.leaksIn(JSON.stringify(payload), played.end, known).forEach((leak) => leaks.add(`${student}: ${leak}`));
        met += known.marks.size;
      }
    }
    expect([...leaks]).toEqual([]);
    expect(met).toBeGreaterThan(60);
  },
);

test(
  'bites: in the replay of their teacher students would find what they have not met',
  { timeout: 300_000 },
  async () => {
    const app = await testApp({ withLive: true });
    await people(app);
    const played = await aBotGame(app, { id: 'g0', seed: 'tajne-ziarno-0', students: STUDENTS });
    await store(app, played, played.entries, played.end);
    const login = await app.logIn('ewa@szkola.test');
    const { payload } = await app.call('GET', 'game/replay/g0', undefined, login);
    const scanner = new Scanner(allMarks(played.setup.library));
    for (const known of knownIn(played).values()) {
      expect(scanner.leaksIn(JSON.stringify(payload), played.end, known)).not.toEqual([]);
    }
  },
);

/** Ewa and her students. */
async function people(app: TestApp): Promise<void> {
  await app.person({ id: 'ewa', email: 'ewa@szkola.test', type: 'TEACHER' });
  for (const id of STUDENTS) await app.person({ id, email: `${id}@szkola.test`, teacher: 'ewa' });
}

/** What each student had met by the end. */
function knownIn(played: BotGame): ReadonlyMap<string, Known> {
  const accidents = new Set<string>();
  const known = new Map(STUDENTS.map((student) => [student, new Known(student, accidents)]));
  for (const state of statesOf(played)) for (const one of known.values()) one.learn(state);
  return known;
}

/** The game after each event and each action. */
function* statesOf({ setup, entries, end }: BotGame): Generator<GameState> {
  let state = newGame(setup);
  for (const entry of entries) {
    for (let at = nextEventAt(state); at !== null && at <= entry.at; at = nextEventAt(state)) {
      state = advance(state, at);
      yield state;
    }
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(result.error);
    state = result.value;
    yield state;
  }
  for (let at = nextEventAt(state); at !== null && at <= end.now; at = nextEventAt(state)) {
    state = advance(state, at);
    yield state;
  }
}

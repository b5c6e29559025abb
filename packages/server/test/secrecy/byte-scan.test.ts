import * as fc from 'fast-check';
import { BOT_LEVELS, playGame } from '@fracht/bots';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { type GameState, newGame, type PlayerId, runEntry } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aSetup, DAY } from '@fracht/testing/engine/a-setup.ts';
import { HARD, type Play, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { PATIENCE, SCANNED } from './how-many.ts';
import { Known } from './known.ts';
import { Scanner } from './scan.ts';
import { aWatchedRoom, type WatchedRoom } from './watched-room.ts';
import { allMarks } from './words.ts';

/** Everything happens often: each kind several times a round, trouble at every ferry. */
const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 2, ferry_chance: 100 };
/** After this many actions everybody is sent the whole game again. */
const AGAIN = 40;

const MARKS = allMarks(SHIPPED_LIBRARY);

type Sent = { readonly message: string; readonly state: GameState; readonly student: PlayerId; readonly known: Known };

/** A game and how it is played from its beginning; `look` is given each state with the previous one. */
type Playing = {
  readonly students: readonly PlayerId[];
  readonly play: (look: (before: GameState, after: GameState) => void) => void;
};

/** One in which everything possible is tried, sensible or not. */
function atRandom(made: Play): Playing {
  const students = Array.from({ length: made.students }, (_, index) => `s${index}`);
  return { students, play: (look) => void play(made, look, OFTEN, SHIPPED_LIBRARY) };
}

/** One that three bots, each of another level, play to the end as well as they can. */
function byBots(seed: string): Playing {
  const seats = BOT_LEVELS.map((level, place) => ({ user: aUser(`s${place}`), level }));
  return {
    students: seats.map(({ user }) => user.id),
    play: (look) => {
      const setup = { ...aSetup({ seed, settings: OFTEN, library: SHIPPED_LIBRARY }), rounds: 1 };
      const { log, state: end } = playGame(setup, aUser('teacher'), seats, DAY);
      const seen = log.reduce((before, entry) => {
        const result = runEntry(before, entry);
        if (!result.ok) throw new Error(`The log of the bots’ game ${seed} cannot be replayed: ${result.error}`);
        look(before, result.value);
        return result.value;
      }, newGame(setup));
      look(seen, end);
    },
  };
}

function aUser(id: PlayerId) {
  return { id, first_name: 'Jan', last_name: 'Kowalski', num_games: 0 };
}

/** Plays a game while its students watch and checks every message that the server's room sends them, while `isGoingOn`. */
function watch(
  { students, play: playIt }: Playing,
  hear: (sent: Sent) => void,
  isGoingOn: () => boolean = () => true,
): readonly Known[] {
  const accidents = new Set<string>();
  const seats = students.map((student) => ({ student, known: new Known(student, accidents) }));
  let room: WatchedRoom | null = null;
  let deeds = 0;
  const look = (before: GameState, after: GameState): void => {
    if (!isGoingOn()) return;
    room ??= aWatchedRoom(before, students);
    if (after !== before) room.show(after);
    deeds += 1;
    if (deeds % AGAIN === 0 || (after.state === 'FINISHED' && before.state !== 'FINISHED')) room.resync();
    for (const { known } of seats) known.learn(after);
    for (const { student, known } of seats)
      for (const message of room.takeSent(student)) hear({ message, state: after, student, known });
  };
  playIt(look);
  return seats.map(({ known }) => known);
}

function randomGames(count: number, seed: number): readonly Play[] {
  const games = fc.sample(anyPlay, { numRuns: count, seed });
  return games.map((made, index) => ({ ...made, seed: `ziarno ${index} ${made.seed}` }));
}

const gamesOfBots = (count: number, seed: number): readonly Playing[] =>
  Array.from({ length: count }, (_, index) => byBots(`boty ${seed} ${index}`));

underSeeds('byte-scan', (seed) => {
  test.each([
    [
      'random games',
      randomGames(SCANNED.games, seed).map(atRandom),
      atDepth({ few: 45, many: 90 }),
      atDepth({ few: 40, many: 3 }),
    ],
    [
      'games of bots',
      gamesOfBots(SCANNED.botGames, seed),
      atDepth({ few: 60, many: 120 }),
      atDepth({ few: 40, many: 8 }),
    ],
  ])(
    '[PRV-8] [SIT-13] [VIW-1] [VIW-2] over %s no byte sent to a student tells what the student has not met',
    (_whose, games, least, part) => {
      const scanner = new Scanner(MARKS);
      const leaks = new Set<string>();
      const met = new Set<string>();
      let messages = 0;
      for (const game of games) {
        const known = watch(game, (sent) => {
          messages += 1;
          for (const leak of scanner.leaksIn(sent.message, sent.state, sent.known)) leaks.add(leak);
        });
        for (const { marks } of known) for (const text of marks) met.add(text);
      }
      expect([...leaks]).toEqual([]);
      expect(messages).toBeGreaterThan(games.length * least);
      expect(met.size).toBeGreaterThan(MARKS.size / part);
    },
    PATIENCE,
  );
});

/** Something that would reveal a secret, put into a harmless message. */
const PLANTED: readonly (readonly [string, (sent: Sent) => string])[] = [
  ['a text not met', (sent) => withMore(sent, unmet(sent))],
  ['a text not met inside another', (sent) => withMore(sent, `Rada: ${unmet(sent)} Koniec.`)],
  ['which situation another has', (sent) => withMore(sent, unmetId(sent))],
  ['a number not shown', (sent) => withMore(sent, numberOf(sent))],
  ['an order to come', (sent) => withMore(sent, sent.state.orders.findLast(({ release }) => release > 0)?.id ?? '')],
  ['the seed', (sent) => withMore(sent, sent.state.setup.seed)],
  ['the generator', ({ message, state }) => message.replace('"now":', `"dice":${JSON.stringify(state.random)},"now":`)],
  ['points of an answer', ({ message }) => message.replace('"inputValue":', '"points":5,"inputValue":')],
  ['what an answer breaks', ({ message }) => message.replace('"inputValue":', '"breaks":"NOTHING","inputValue":')],
  ['the right text', ({ message }) => message.replace('"textInput":', '"textAnswer":"9","textInput":')],
  ['what is to come', ({ message }) => message.replace('"now":', '"strikes":[],"now":')],
  ['the best way', ({ message }) => message.replace('"best":null', '"best":35')],
  ['the best answer to an open question', ({ message }) => message.replace('"missed":null', '"missed":{"answer":""}')],
];

test('bites: a message that tells any of it is found', () => {
  const scanner = new Scanner(MARKS);
  const sent = anOpenQuestion();
  expect(scanner.leaksIn(sent.message, sent.state, sent.known)).toEqual([]);
  const planted = PLANTED.map(([what, plant]) => ({ what, message: plant(sent) }));
  expect(planted.filter(({ message }) => message === sent.message)).toEqual([]);
  const missed = planted.filter(({ message }) => scanner.leaksIn(message, sent.state, sent.known).length === 0);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

/** A whole game as it was sent to a student who has a question with answers open, early in the first round. */
function anOpenQuestion(): Sent {
  const found: Sent[] = [];
  const isWanted = ({ message, state }: Sent): boolean =>
    message.includes('"full":true') && message.includes('"inputValue":') && state.round === 1;
  for (const made of randomGames(200, 1)) {
    watch(
      atRandom(made),
      (sent) => {
        if (found.length === 0 && isWanted(sent)) found.push(sent);
      },
      () => found.length === 0,
    );
    const [sent] = found;
    if (sent !== undefined) return sent;
  }
  throw new Error('nobody has a question open');
}

function withMore({ message }: Sent, more: string): string {
  return JSON.stringify({ ...JSON.parse(message), more });
}

function unmet({ known }: Sent): string {
  return [...MARKS].find((text) => !known.marks.has(text)) ?? '';
}

function unmetId({ known, state }: Sent): string {
  return state.setup.library.emergencies.find(({ id }) => !known.ids.has(id))?.id ?? '';
}

function numberOf({ state, known }: Sent): string {
  const struck = state.orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
  return struck.map(({ numbers }) => numbers.case_number).find((number) => !known.numbers.has(number)) ?? '';
}

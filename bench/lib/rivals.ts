import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Bot, type BotLevel, playerOf, playGame } from '@fracht/bots';
import { type Recording, recordingOf } from '@fracht/debrief';
import {
  type Car,
  type CarId,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Order,
  type OrderId,
  type PlayerId,
  advance,
  gameEndsAt,
  newGame,
  nextEventAt,
  RULES_VERSION,
  runEntry,
} from '@fracht/engine';
import { studentGain } from '@fracht/reference';
import { aSetup, DAY, seats, TEACHER } from './setup.ts';

/** Bots of several levels in turn: good ones, and ones that know all answers and plan in two ways. */
const RIVALS: readonly BotLevel[] = [
  'good',
  { knows: 1, plans: 'GOOD', looksEvery: 60 },
  'good',
  { knows: 1, plans: 'PAY_FOR_TIME', looksEvery: 60 },
];

/** How many actions a bot may take in one look; more would mean that it is caught in a loop. */
const ACTIONS_AT_ONCE = 20;
/** Where results are kept between two runs: games of bots take most of the time, and change only with the rules or the bots. */
const KEPT = new URL('../../.cache/reference-rivals/', import.meta.url);

function rivalOf(game: number): BotLevel {
  return RIVALS[game % RIVALS.length] ?? 'good';
}

/** A game that a class of bots of one level plays: the basis of the results. */
export function lessonOf(setup: GameSetup, players: number, level: BotLevel): Recording {
  return recordingOf({ setup, log: playGame(setup, TEACHER, seats(players, level), DAY).log });
}

/**
 * The gains of whole classes of bots, in grosze, one figure for each game. Seed, orders and random events are the same in all games; the
 * bots' ids differ, and so when they look and what they do not know.
 */
export function gainsOfClasses(seed: string, players: number, games: number): readonly (number | null)[] {
  return kept(`class-${players}-${seed}`, games, (game) => {
    const level = rivalOf(game);
    const seated = seats(players, level).map(({ user }) => ({ level, user: { ...user, id: `${user.id}-${game}` } }));
    const ids = seated.map(({ user }) => user.id);
    return studentGain(playGame(aSetup(seed), TEACHER, seated, DAY).state, ids);
  });
}

/**
 * The gains of bots that play one student's place, in grosze, one figure for each game, while everybody else does what the lesson's record
 * says. Null: that was not possible, or another player's result changed.
 */
export function gainsInSeat(lesson: Recording, player: PlayerId, games: number): readonly (number | null)[] {
  const market = marketBeside(lesson, player);
  const { seed } = lesson.setup;
  return kept(`seat-${seed}-${player}`, games, (game) => {
    const end = playSeat(lesson, market, player, rivalOf(game), `${seed}-${game}`);
    return end === null || disturbs(end, lesson.end, player) ? null : studentGain(end, [player]);
  });
}

function disturbs(end: GameState, recorded: GameState, player: PlayerId): boolean {
  return end.players.some(({ id, money, points }, place) => {
    const other = recorded.players[place];
    return id !== player && (other?.money !== money || other.points !== points);
  });
}

function kept(name: string, games: number, play: (game: number) => number | null): readonly (number | null)[] {
  const file = new URL(`${name}-rules-${RULES_VERSION}.json`, KEPT);
  const known = existsSync(file) ? gainsIn(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const gains = [...known];
  while (gains.length < games) gains.push(play(gains.length));
  if (gains.length > known.length) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, JSON.stringify(gains));
  }
  return gains.slice(0, games);
}

function gainsIn(value: unknown): readonly (number | null)[] {
  if (!Array.isArray(value)) throw new Error('Not a list of gains');
  return value.map((gain: unknown) => (typeof gain === 'number' ? gain : null));
}

/** What a bot sees of a game in which some orders and cars are somebody else's later. */
type Market = (state: GameState) => GameState;

/** Treats orders that others ever booked, and company cars that they hold later, as taken from the beginning. */
function marketBeside({ log, before, after, end }: Recording, player: PlayerId): Market {
  const taken = new Set<OrderId>();
  for (const entry of log)
    if (entry.action.action === 'BOOK_ORDER' && entry.player !== player) taken.add(entry.action.order);
  const heldUntil = new Map<CarId, GameSeconds>();
  for (const { cars, now } of [...before, ...after, end])
    for (const car of cars) if (car.player !== null && car.player !== player) heldUntil.set(car.id, now);
  const orders = new Hidden<Order>();
  const cars = new Hidden<Car>();
  return (state) => ({
    ...state,
    orders: orders.in(state.orders, ({ id, player: owner }) => owner === null && taken.has(id)),
    cars: cars.in(state.cars, ({ id, player: owner }) => owner === null && (heldUntil.get(id) ?? -1) >= state.now),
  });
}

/**
 * Hides items of lists by giving them to a player who does not exist. The same input gives the same object, because bots detect changes by
 * identity.
 */
class Hidden<Item extends Car | Order> {
  readonly #items = new WeakMap<Item, Item>();
  readonly #lists = new WeakMap<readonly Item[], readonly Item[]>();

  in(list: readonly Item[], isHidden: (item: Item) => boolean): readonly Item[] {
    const known = this.#lists.get(list) ?? list.map((item) => (isHidden(item) ? this.#ofNobody(item) : item));
    this.#lists.set(list, known);
    return known;
  }

  #ofNobody(item: Item): Item {
    const known = this.#items.get(item) ?? { ...item, player: 'somebody else' };
    this.#items.set(item, known);
    return known;
  }
}

/**
 * Plays the game with a bot in one student's place, from when the student took part; everybody else does what the record says. Null: that
 * was not possible.
 */
function playSeat(
  { setup, log }: Recording,
  market: Market,
  player: PlayerId,
  level: BotLevel,
  seed: string,
): GameState | null {
  const bot = playerOf({ player, level, seed, answers: setup.library });
  let state = newGame(setup);
  for (const entry of log) {
    state = playTo(state, entry.at, bot, market, player);
    if (entry.player === player && !TAKES_PART.has(entry.action.action)) continue;
    const result = runEntry(state, entry);
    if (!result.ok) return null;
    state = result.value;
  }
  return playTo(state, gameEndsAt(setup), bot, market, player);
}

const TAKES_PART: ReadonlySet<string> = new Set(['USER_JOIN', 'USER_START']);

function playTo(from: GameState, to: GameSeconds, bot: Bot, market: Market, player: PlayerId): GameState {
  let state = from;
  while (state.state === 'IN_PROGRESS') {
    const wakes = bot.wakesAt(market(state)) ?? Infinity;
    const next = Math.min(nextEventAt(state) ?? Infinity, wakes);
    if (next > to) break;
    state = advance(state, next);
    if (next !== wakes) continue;
    for (let count = 0; count < ACTIONS_AT_ONCE; count += 1) {
      const action = bot.decide(market(state));
      if (action === null) break;
      const actor = { player, type: 'STUDENT', day: state.day ?? '' } as const;
      const result = runEntry(state, { seq: 0, at: state.now, ...actor, action, id: null });
      if (!result.ok) break;
      state = result.value;
    }
  }
  return advance(state, to);
}

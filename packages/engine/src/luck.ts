import { keyedBelow, keyedRandom, keyedRank } from './keyed-draw.ts';
import { findPlayer, playerIndex, withPlayer } from './players/player.ts';
import { type Random, below, chance, pick } from './random.ts';
import { hasChange } from './rules-version.ts';
import type { GameState, Player } from './state.ts';
import type { PlayerId } from './units.ts';

const MILLION = 1_000_000;

/** What chance decides while a game is played. The draws of each purpose are independent of the others. (WLD-9) */
export type Purpose =
  | 'STRIKE_MOMENT'
  | 'SITUATION'
  | 'NUMBERS'
  | 'MINUTES'
  | 'CHANGE'
  | 'CITY'
  | 'THEFT'
  | 'CHECK'
  | 'CRASH'
  | 'FERRY'
  | 'DRIVER';

/** Identifies a draw: for whom, for which purpose, and about what. */
export type Luck = {
  readonly player: PlayerId | null;
  readonly purpose: Purpose;
  readonly about: readonly (string | number)[];
};

/** Separates the purpose of a draw from what it is about, in the name under which draws are counted. */
const NAME_GAP = ' ';

/**
 * A player's seat, on which luck depends: 1, 2, 3 for students in the order in which they first came, T1 for a teacher. In games with the
 * same seed the same seat has the same luck, whoever holds it. In a game that repeats another, the first student gets the seat that is
 * repeated. (WLD-9, RPT-2)
 */
export function seatOf(state: GameState, id: PlayerId | null): string {
  const type = state.players.find((player) => player.id === id)?.type;
  if (type === undefined || id === null) return '';
  return type === 'STUDENT' ? String(seatNumber(state, id)) : `T${seatNumber(state, id)}`;
}

/** The seat number of a player who is in the game, among players of the same type. (WLD-9, RPT-2) */
export function seatNumber({ players, setup }: Pick<GameState, 'players' | 'setup'>, id: PlayerId): number {
  const type = players.find((player) => player.id === id)?.type;
  let seat = type === 'STUDENT' ? (setup.repeats?.seat ?? 1) - 1 : 0;
  for (const player of players) {
    if (player.type === type) seat += 1;
    if (player.id === id) break;
  }
  return seat;
}

/** A whole number from 0 to `n` - 1, `n` from 1 to 2,000,000, and the game after the draw. (WLD-9) */
export function luckBelow(state: GameState, luck: Luck, n: number): readonly [number, GameState] {
  if (isKeyed(state)) return [keyedBelow(state.setup.seed, luck.purpose, keysOf(state, luck), n), state];
  const [drawn, random] = below(state.random, n);
  return [drawn, { ...state, random }];
}

/** True with a chance of `percent` of a hundred, to a millionth of the whole, and the game after the draw. (WLD-9) */
export function luckChance(state: GameState, luck: Luck, percent: number): readonly [boolean, GameState] {
  if (isKeyed(state)) return [isDrawn(state, keysOf(state, luck), luck, percent), state];
  const [isTrue, random] = chance(state.random, percent);
  return [isTrue, { ...state, random }];
}

/** Like `luckChance`, for something that can be drawn several times, such as another night or check. The game counts the draws. (WLD-9) */
export function luckChanceAgain(state: GameState, luck: Luck, percent: number): readonly [boolean, GameState] {
  const player = luck.player === null ? null : findPlayer(state, luck.player);
  if (!isKeyed(state) || player === null) return luckChance(state, luck, percent);
  const what = drawName(luck);
  const before = player.draws[what] ?? 0;
  const draws = { ...player.draws, [what]: before + 1 };
  const counted = withPlayer(state, playerIndex(state, player.id), { ...player, draws });
  return [isDrawn(state, [...keysOf(state, luck), before], luck, percent), counted];
}

/** How many further draws a player has had about these things, such as cars: a part of `draws`. (WLD-9) */
export function drawsAbout({ draws }: Pick<Player, 'draws'>, things: ReadonlySet<string>): Player['draws'] {
  return Object.fromEntries(
    Object.entries(draws).filter(([name]) => name.split(NAME_GAP).some((part) => things.has(part))),
  );
}

/** The name under which a player's further draws of one thing are counted. */
function drawName({ purpose, about }: Luck): string {
  return [purpose, ...about].join(NAME_GAP);
}

/** A generator for a draw that needs several numbers, and a function that returns the game after it, given the generator's last state. (WLD-9) */
export function luckRandom(state: GameState, luck: Luck): readonly [Random, (after: Random) => GameState] {
  if (isKeyed(state)) return [keyedRandom(state.setup.seed, luck.purpose, keysOf(state, luck)), () => state];
  return [state.random, (random) => ({ ...state, random })];
}

/** Anything with an id. */
type Named = { readonly id: string | number };

/**
 * One of the items (at least one), and the game after the draw. Each item gets its own rank in this draw, and the lowest wins: adding
 * or removing another item changes the choice only if that item has the lowest rank. (WLD-9)
 */
export function luckPick<Item extends Named>(
  state: GameState,
  luck: Luck,
  items: readonly Item[],
): readonly [Item, GameState] {
  if (!isKeyed(state)) {
    const [item, random] = pick(state.random, items);
    return [item, { ...state, random }];
  }
  const [only] = items;
  if (items.length === 1 && only !== undefined) return [only, state];
  const rankOf = keyedRank(state.setup.seed, luck.purpose, keysOf(state, luck));
  let first: { readonly item: Item; readonly rank: number } | null = null;
  for (const item of items) {
    const rank = rankOf(item.id);
    if (first === null || rank < first.rank) first = { item, rank };
  }
  if (first === null) throw new Error('Nothing to pick from');
  return [first.item, state];
}

function isKeyed({ setup }: GameState): boolean {
  return hasChange(setup, 'LUCK_IS_KEYED');
}

function keysOf(state: GameState, { player, about }: Luck): readonly (string | number)[] {
  return [seatOf(state, player), ...about];
}

function isDrawn(
  { setup }: GameState,
  keys: readonly (string | number)[],
  { purpose }: Luck,
  percent: number,
): boolean {
  return keyedBelow(setup.seed, purpose, keys, MILLION) < Math.floor(percent * 10_000 + 0.5);
}

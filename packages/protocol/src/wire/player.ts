import {
  type GameState,
  type Order,
  PLAYER_STATUSES,
  type Player,
  SEAT_LEVELS,
  hadOrderAt,
  playerTime,
  score,
} from '@fracht/engine';
import { z } from 'zod';
import { initials, shortName } from '../person-name.ts';
import type { Frozen } from './frozen.ts';
import { groszeOf, zloty } from './money.ts';

/** A player on the wire. Ledger and journal are separate, and only the viewer's own are sent. (WIR-2) */
export const wirePlayer = z.object({
  id: z.string(),
  user: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    initials: z.string(),
    short_name: z.string(),
    num_games: z.number(),
  }),
  type: z.enum(['STUDENT', 'TEACHER']),
  status: z.enum(PLAYER_STATUSES),
  /** zł. */
  money: z.number(),
  points: z.number(),
  score: z.number(),
  /** Units of the current round in which the player was playing, as of now. */
  time: z.number(),
  round: z.number(),
  /** What struck the player, the earliest first. An entry stays no matter who has the order now, and its `id` is only used in this list. (WIR-11) */
  accidents: z.array(z.object({ id: z.string(), order: z.string() })),
  emergencies: z.array(z.object({ id: z.string(), order: z.string(), done: z.boolean() })),
  /** Whether a critical situation of the player is open. */
  emergency: z.boolean(),
  hasPlayed: z.boolean(),
  hasDelivered: z.boolean(),
  /** Game seconds played in `round`, up to `playingSince`. */
  played: z.number(),
  playingSince: z.number().nullable(),
  rankedAlone: z.boolean(),
  /**
   * Who has held the place, if a bot ever has: `bot` is the bot there now, since `since` (with `tends` it only looks after the place); `stints` are the times of
   * earlier bots. Null: no bot ever held it. (WIR-22)
   */
  tenure: z
    .object({
      bot: z.enum(SEAT_LEVELS).nullable(),
      tends: z.boolean(),
      began: z.number(),
      since: z.number(),
      stints: z.array(z.object({ from: z.number(), to: z.number() })),
      hasPerson: z.boolean(),
      isKeptFree: z.boolean(),
    })
    .nullable(),
});
export type WirePlayer = Frozen<z.output<typeof wirePlayer>>;

/** Fields that change with the clock alone: they do not count as a change. (CHG-4) */
export const PLAYER_CLOCK_FIELDS = ['time'] as const;

/** A player as everybody may see him, as of the state's `now`: the ids of situations do not reveal which they are. (WIR-2, SIT-13) */
export function playerToWire(state: GameState, player: Player): WirePlayer {
  return {
    ...sameFields(player),
    user: userToWire(player.user),
    tenure: player.tenure ?? null,
    money: zloty(player.money),
    score: score(player),
    time: playerTime(state, player),
    ...struckIn(state, player),
  };
}

const USERS = new WeakMap<Player['user'], WirePlayer['user']>();

/** The user with short forms of the name; cached, because it hardly ever changes and is compared at each change of the player. */
function userToWire(user: Player['user']): WirePlayer['user'] {
  const known = USERS.get(user);
  if (known !== undefined) return known;
  const made = { ...user, initials: initials(user), short_name: shortName(user) };
  USERS.set(user, made);
  return made;
}

/** Converts back to the engine's player, without ledger and journal. */
export function playerFromWire(wire: WirePlayer): Player {
  const { id, first_name, last_name, num_games } = wire.user;
  return {
    ...sameFields(wire),
    user: { id, first_name, last_name, num_games },
    money: groszeOf(wire.money),
    draws: {},
    ledger: [],
    journal: [],
    ...(wire.tenure === null ? {} : { tenure: wire.tenure }),
  };
}

type Different = 'tenure' | 'user' | 'money' | 'draws' | 'ledger' | 'journal';

/** Fields that are the same on the wire and in the engine. */
function sameFields(player: Omit<Player, Different>): Omit<Player, Different> {
  const { id, type, status, points, round, hasPlayed, hasDelivered, played, playingSince, rankedAlone } = player;
  return { id, type, status, points, round, hasPlayed, hasDelivered, played, playingSince, rankedAlone };
}

type Struck = Pick<WirePlayer, 'accidents' | 'emergencies' | 'emergency'>;

const UNSTRUCK: Struck = { accidents: [], emergencies: [], emergency: false };

function struckIn(state: GameState, player: Player): Struck {
  const all = struckOrders(state.orders);
  if (all.length === 0) return UNSTRUCK;
  const emergencies = all.flatMap((order) =>
    order.emergencies.flatMap((open, index) =>
      open.player === player.id
        ? [{ at: open.since, id: struckId(order, 'emergencies', index), order, done: open.done }]
        : [],
    ),
  );
  const accidents = all.flatMap((order) =>
    order.accidents.flatMap(({ at }, index) =>
      hadOrderAt(player, order, at) ? [{ at, id: struckId(order, 'accidents', index), order }] : [],
    ),
  );
  return {
    accidents: accidents.sort(byMoment).map(({ id, order }) => ({ id, order: order.id })),
    emergencies: emergencies.sort(byMoment).map(({ id, order, done }) => ({ id, order: order.id, done })),
    emergency: emergencies.some(({ order, done }) => !done && order.player === player.id),
  };
}

function byMoment(one: { readonly at: number }, other: { readonly at: number }): number {
  return one.at - other.at;
}

/** The id of what struck an order at this index of its list; it is unique within the game and does not reveal which situation it was. (WIR-11) */
export function struckId({ id }: Pick<Order, 'id'>, list: 'accidents' | 'emergencies', index: number): string {
  return `${id}/${list}-${index + 1}`;
}

const STRUCK = new WeakMap<readonly Order[], readonly Order[]>();

/** The few orders with situations or accidents; cached by list, for all players and viewers. */
function struckOrders(orders: readonly Order[]): readonly Order[] {
  const known = STRUCK.get(orders);
  if (known !== undefined) return known;
  const struck = orders.filter(({ accidents, emergencies }) => accidents.length > 0 || emergencies.length > 0);
  STRUCK.set(orders, struck);
  return struck;
}

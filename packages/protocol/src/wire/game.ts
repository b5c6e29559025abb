import { BOTS_LEVELS, GAME_STATES, HEADLINES, MEDALS, PAUSE_REASONS, SETTING_KEYS } from '@fracht/engine';
import { z } from 'zod';
import { type WireCar, wireCar, type WireOffer, wireOffer } from './car.ts';
import type { Patch } from './changed.ts';
import type { Frozen } from './frozen.ts';
import { type WireOrder, wireOrder } from './order.ts';
import { type WirePlayer, wirePlayer } from './player.ts';
import {
  type WireJournalEntry,
  wireJournalEntry,
  type WireLedgerEntry,
  wireLedgerEntry,
  type WireMessage,
  wireMessage,
} from './records.ts';

/** The fields of a game that are single values, not lists. Money in zł; `now` in game seconds. (VAL-2, VAL-3) */
const facts = {
  id: z.string(),
  /** The user id of the viewer. */
  viewer: z.string(),
  group: z.string().nullable(),
  groupName: z.string(),
  randos: z.boolean(),
  number: z.number(),
  /** The version of its map. */
  map: z.number(),
  /** How many rounds it has. */
  rounds: z.number(),
  /** The user id of the player who leads it; null: its teacher leads it. */
  leader: z.string().nullable(),
  state: z.enum(GAME_STATES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  round: z.number(),
  /** Stats time, 0 to 600 units. */
  time: z.number(),
  now: z.number(),
  /** Game minutes in one unit. */
  speed: z.number(),
  /** Real milliseconds in one unit, at the present pace. */
  unitMs: z.number(),
  /** The date of the game's noon, YYYY-MM-DD; null before START. */
  day: z.string().nullable(),
  /** Server time in ms at which the next round begins automatically. (VAL-4) */
  breakEndsAt: z.number().nullable(),
  /** Totals over all students. */
  money: z.number(),
  points: z.number(),
  score: z.number(),
  deaths: z.number(),
  rankedGroup: z.boolean(),
  /**
   * How bots fill empty places: their level, and how many places there are, counting persons; 0: as many as the group has members. Null: no bots do.
   */
  bots: z.object({ level: z.enum(BOTS_LEVELS), places: z.number() }).nullable(),
  /** Whether new situations strike. */
  hasSituations: z.boolean(),
  /** During a break: the viewer's place at the beginning of the round; null if he had none. */
  placeBefore: z.number().nullable(),
  /** What is announced to the class about the round; null: nothing yet. (JOY-3) */
  headline: z
    .object({ about: z.enum(HEADLINES), player: z.string(), city: z.number(), minutes: z.number() })
    .nullable(),
  /** During a break: the medals of the round, and who won them. (JOY-4) */
  medals: z.array(
    z.object({ what: z.enum(MEDALS), players: z.array(z.string()), value: z.number(), beside: z.number() }),
  ),
  /**
   * When the game is over: since when the viewer played, how many orders could be booked since then, and how many of them nobody took. Null before
   * that.
   */
  chances: z.object({ since: z.number().nullable(), offered: z.number(), untaken: z.number() }).nullable(),
  /** The version of the rules by which the game is played; null: the first. (WIR-10) */
  rulesVersion: z.number().nullable(),
  settings: z.record(z.enum(SETTING_KEYS), z.number()),
};

/** A game as sent to one viewer. Entries of every list have an `id`; orders are sorted by the end of the pick window. (WIR-1, WIR-3) */
export const wireGameSchema = z.object({
  ...facts,
  players: z.array(wirePlayer),
  cars: z.array(wireCar),
  offers: z.array(wireOffer),
  orders: z.array(wireOrder),
  messages: z.array(wireMessage),
  ledger: z.array(wireLedgerEntry),
  journal: z.array(wireJournalEntry),
});
export type WireGame = Frozen<z.output<typeof wireGameSchema>>;

/** The fields of the wire that are not lists. */
export type WireFacts = Omit<WireGame, 'players' | 'cars' | 'offers' | 'orders' | 'messages' | 'ledger' | 'journal'>;

/** A change, in the same shape; `now` and `time` are always included. (CHG-1) */
export type WireDelta = { readonly [Key in keyof WireFacts]?: WireFacts[Key] | undefined } & {
  readonly now: number;
  readonly time: number;
  readonly players?: readonly Patch<WirePlayer>[] | undefined;
  readonly cars?: readonly Patch<WireCar>[] | undefined;
  readonly offers?: readonly Patch<WireOffer>[] | undefined;
  readonly orders?: readonly Patch<WireOrder>[] | undefined;
  readonly messages?: readonly Patch<WireMessage>[] | undefined;
  readonly ledger?: readonly Patch<WireLedgerEntry>[] | undefined;
  readonly journal?: readonly Patch<WireJournalEntry>[] | undefined;
};

const byId = { id: true } as const;
const removal = { removed: z.literal(true).optional() };

/** The schema of a change. For each entry it has the id and the changed fields (all of them for a new entry), or says that it was removed. (CHG-2) */
export const wireDeltaSchema = z.object({
  ...z.object(facts).partial().required({ now: true, time: true }).shape,
  players: z.array(wirePlayer.partial().required(byId).extend(removal)).optional(),
  cars: z.array(wireCar.partial().required(byId).extend(removal)).optional(),
  offers: z.array(wireOffer.partial().required(byId).extend(removal)).optional(),
  orders: z.array(wireOrder.partial().required(byId).extend(removal)).optional(),
  messages: z.array(wireMessage.partial().required(byId).extend(removal)).optional(),
  ledger: z.array(wireLedgerEntry.partial().required(byId).extend(removal)).optional(),
  journal: z.array(wireJournalEntry.partial().required(byId).extend(removal)).optional(),
}) satisfies z.ZodType<WireDelta>;

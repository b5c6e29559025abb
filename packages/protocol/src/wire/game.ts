import { GAME_STATES, PAUSE_REASONS, SETTING_KEYS } from '@fracht/engine';
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

/** Everything of a game that is one value. Money in zł; `now` in game seconds. (VAL-2, VAL-3) */
const facts = {
  id: z.string(),
  /** Whose wire it is: a user id. */
  viewer: z.string(),
  group: z.string().nullable(),
  groupName: z.string(),
  randos: z.boolean(),
  number: z.number(),
  state: z.enum(GAME_STATES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  round: z.number(),
  /** Stats time, 0 to 600 units. */
  time: z.number(),
  now: z.number(),
  /** Game minutes in a unit. */
  speed: z.number(),
  /** Real milliseconds in a unit. */
  unitMs: z.number(),
  /** The date of the game's noon, YYYY-MM-DD; null before START. */
  day: z.string().nullable(),
  /** Server time in ms of the automatic next round. (VAL-4) */
  breakEndsAt: z.number().nullable(),
  /** Sums over the students. */
  money: z.number(),
  points: z.number(),
  score: z.number(),
  deaths: z.number(),
  rankedGroup: z.boolean(),
  /** New situations come. */
  hasSituations: z.boolean(),
  /** In a break: the viewer's place when the round began; null where there was none. */
  placeBefore: z.number().nullable(),
  /** When the game is over: since when the viewer played, orders there were to book meanwhile, and those nobody took. Null before. */
  chances: z.object({ since: z.number().nullable(), offered: z.number(), untaken: z.number() }).nullable(),
  settings: z.record(z.enum(SETTING_KEYS), z.number()),
};

/** A game as one viewer gets it. Every list has an `id` to merge by; orders stand by the end of the pick window. (WIR-1, WIR-3) */
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

/** Everything of the wire that is no list. */
export type WireFacts = Omit<WireGame, 'players' | 'cars' | 'offers' | 'orders' | 'messages' | 'ledger' | 'journal'>;

/** What changed, in the same shape; `now` and `time` always. (CHG-1) */
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

/** Parses a change: of an entry its id and the fields that changed, all of them for a new one; or that it is gone. (CHG-2) */
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

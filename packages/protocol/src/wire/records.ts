import {
  CAR_ACTIONS,
  JOURNAL_FACTS,
  type JournalEntry,
  type LedgerEntry,
  MESSAGE_CODES,
  MONEY_REASONS,
  type Message,
  POINT_REASONS,
  type PlayerId,
} from '@fracht/engine';
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { groszeOf, zloty } from './money.ts';

/** A message with its text. (WIR-7) */
export const wireMessage = z.object({
  id: z.number(),
  at: z.number(),
  type: z.enum(['danger', 'warning', 'info', 'other', 'none']),
  text: z.string(),
  code: z.enum(MESSAGE_CODES),
  /** Null: to everybody. */
  player: z.string().nullable(),
  order: z.string().nullable(),
  car: z.string().nullable(),
  name: z.string().nullable(),
  amount: z.number(),
});
export type WireMessage = Frozen<z.output<typeof wireMessage>>;

/** A message on the wire, with the text that `text` returns for it. */
export function messageToWire(message: Message, text: (message: Message) => string): WireMessage {
  return { ...message, text: text(message) };
}

/** Converts back to the engine's message. */
export function messageFromWire({ text: _text, ...message }: WireMessage): Message {
  return message;
}

/** A ledger entry of the viewer, with money in zł. (WIR-2, VAL-2) */
export const wireLedgerEntry = z.object({
  id: z.number(),
  at: z.number(),
  order: z.string().nullable(),
  car: z.string().nullable(),
  reason: z.enum([...MONEY_REASONS, ...POINT_REASONS]),
  money: z.number(),
  points: z.number(),
});
export type WireLedgerEntry = Frozen<z.output<typeof wireLedgerEntry>>;

/** A ledger entry on the wire. */
export function ledgerToWire({ id, at, order, car, reason, money, points }: LedgerEntry): WireLedgerEntry {
  return { id, at, order, car, reason, money: zloty(money), points };
}

/** Converts back to the engine's ledger entry. */
export function ledgerFromWire(player: PlayerId, wire: WireLedgerEntry): LedgerEntry {
  return { ...wire, player, money: groszeOf(wire.money) };
}

/** A journal entry of the viewer. */
export const wireJournalEntry = z.object({
  id: z.number(),
  at: z.number(),
  what: z.enum([...JOURNAL_FACTS, ...CAR_ACTIONS]),
  car: z.string().nullable(),
  order: z.string().nullable(),
  city: z.number().nullable(),
  parking: z.string().nullable(),
}) satisfies z.ZodType<JournalEntry>;
export type WireJournalEntry = Frozen<z.output<typeof wireJournalEntry>>;

import { type AnswerMessage, SOURCES, type StateMessage } from '@fracht/protocol';
import { asFields, asText, type Unread } from '@fracht/kit/api/read.ts';

/** A message of the server whose envelope has been parsed; `state` is the game on the wire, whole or a delta, not parsed yet. */
export type ServerMessage = {
  readonly [Name in Exclude<keyof StateMessage, 'book' | 'names' | 'ok'>]?: StateMessage[Name] | undefined;
} & {
  readonly ok?: boolean | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

type Refused = Extract<AnswerMessage, { readonly ok: false }>;

/** The answer to an action: accepted, or refused with a code. */
export type ActionAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The answer to one of the viewer's actions that a message carries, or null. */
export function answerIn(message: ServerMessage): { readonly id: string; readonly answer: ActionAnswer } | null {
  if (message.re === undefined) return null;
  if (message.ok === true) return { id: message.re, answer: { ok: true } };
  return { id: message.re, answer: { ok: false, code: message.code ?? 'INTERNAL', message: message.message ?? '' } };
}

/** Reads the envelope of a message; fields that are missing or of another type are left out. (LIN-4) */
export function readMessage(message: unknown): ServerMessage {
  const fields: Unread<StateMessage> & Unread<Refused> = asFields(message);
  return {
    game: asText(fields.game) ?? undefined,
    player: asText(fields.player),
    source: SOURCES.find((known) => known === fields.source),
    state: fields.state,
    seq: wholeNumber(fields.seq),
    serverTime: wholeNumber(fields.serverTime),
    full: fields.full === true,
    re: asText(fields.re) ?? undefined,
    ok: fields.ok === true,
    code: asText(fields.code) ?? undefined,
    message: asText(fields.message) ?? undefined,
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

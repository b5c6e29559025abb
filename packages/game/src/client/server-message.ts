import { type AnswerMessage, SOURCES, type StateMessage } from '@fracht/protocol';
import { readFields, readText, type Unread } from '@fracht/kit/api/read.ts';

/** A message of the server after its envelope has been read; `state` is the game's wire shape, whole or changed parts. */
export type ServerMessage = {
  readonly [Name in Exclude<keyof StateMessage, 'book' | 'names' | 'ok'>]?: StateMessage[Name] | undefined;
} & {
  readonly ok?: boolean | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

type Refused = Extract<AnswerMessage, { readonly ok: false }>;

/** What became of an action. */
export type ActionAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The answer a message carries to one's own action, or null. */
export function answerIn(message: ServerMessage): { readonly id: string; readonly answer: ActionAnswer } | null {
  if (message.re === undefined) return null;
  if (message.ok === true) return { id: message.re, answer: { ok: true } };
  return { id: message.re, answer: { ok: false, code: message.code ?? 'INTERNAL', message: message.message ?? '' } };
}

/** Reads the envelope of a message; what is missing or of another type is left out. (LIN-4) */
export function readMessage(message: unknown): ServerMessage {
  const fields: Unread<StateMessage> & Unread<Refused> = readFields(message);
  return {
    game: readText(fields.game) ?? undefined,
    player: readText(fields.player),
    source: SOURCES.find((known) => known === fields.source),
    state: fields.state,
    seq: wholeNumber(fields.seq),
    serverTime: wholeNumber(fields.serverTime),
    full: fields.full === true,
    re: readText(fields.re) ?? undefined,
    ok: fields.ok === true,
    code: readText(fields.code) ?? undefined,
    message: readText(fields.message) ?? undefined,
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

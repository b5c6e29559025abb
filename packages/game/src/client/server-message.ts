import { type Source, SOURCES } from '@fracht/protocol';
import { readFields, readText } from '@fracht/kit/api/read.ts';

/** A message of the server after its envelope has been read; `state` is the game's wire shape, whole or changed parts. */
export type ServerMessage = {
  readonly game?: string | undefined;
  /** Who caused it; null: the server itself. */
  readonly player?: string | null | undefined;
  /** The same as this viewer sees it. */
  readonly source?: Source | undefined;
  readonly state?: unknown;
  readonly seq?: number | undefined;
  readonly serverTime?: number | undefined;
  readonly full?: boolean | undefined;
  /** The action that this answers. */
  readonly re?: string | undefined;
  readonly ok?: boolean | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

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

/** Reads the envelope of a message; what is missing or of another type is left out. (protocol "Socket" 2, 3) */
export function readMessage(message: unknown): ServerMessage {
  const fields = readFields(message);
  return {
    game: readText(fields['game']) ?? undefined,
    player: readText(fields['player']),
    source: SOURCES.find((known) => known === fields['source']),
    state: fields['state'],
    seq: wholeNumber(fields['seq']),
    serverTime: wholeNumber(fields['serverTime']),
    full: fields['full'] === true,
    re: readText(fields['re']) ?? undefined,
    ok: fields['ok'] === true,
    code: readText(fields['code']) ?? undefined,
    message: readText(fields['message']) ?? undefined,
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

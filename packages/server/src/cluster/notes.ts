import { CLOSE_CODES, type CloseReason } from '@fracht/protocol';
import { z } from 'zod';
import type { GameProgress } from '../storage/game-store.ts';

/** The number of a line. Given by its edge, the process that the browser reached, and never used again. */
const line = z.number().int();
const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const call = z.object({
  kind: z.literal('CALL'),
  method: z.string(),
  url: z.string(),
  headers,
  /** The hash of the caller's bearer, as sessions are kept by; null: a guest. The bearer itself, which logs in, stays where it came. (CLU-8) */
  bearerHash: z.string().nullable(),
  /** JSON text; null: no body. */
  body: z.string().nullable(),
  /** The remote address of the caller's connection. */
  remote: z.string(),
  /** The port of the edge's own socket. */
  socketPort: z.number().nullable(),
  /** The id of the request at the edge. */
  request: z.string(),
});
const socketLine = z.object({
  kind: z.literal('SOCKET'),
  edge: z.string(),
  line,
  /** The client's first message; a bearer in it is replaced by its hash. (CLU-8) */
  hello: z.string(),
});
const streamLine = z.object({
  kind: z.literal('STREAM'),
  edge: z.string(),
  line,
  game: z.string(),
  ticket: z.string(),
});

const closeReason = z.custom<CloseReason>((value) => typeof value === 'string' && Object.hasOwn(CLOSE_CODES, value));

/** Requests to the owner of a game, whichever process that is. */
const gameNote = z.discriminatedUnion('kind', [
  call,
  socketLine,
  streamLine,
  z.object({ kind: z.literal('PROGRESS') }),
  z.object({ kind: z.literal('ATTENTION') }),
  z.object({ kind: z.literal('FORGET') }),
]);
export type GameNote = z.output<typeof gameNote>;
export type CallNote = z.output<typeof call>;
export type SocketLineNote = z.output<typeof socketLine>;
export type StreamLineNote = z.output<typeof streamLine>;

/** Messages to one process by its name. */
const processNote = z.discriminatedUnion('kind', [
  /** From an edge, a heartbeat: it lives, and has these lines open to the addressee. */
  z.object({ kind: z.literal('BEAT'), edge: z.string(), lines: z.array(line) }),
  /** From an edge: the client is gone; is too slow for now; can take messages again. */
  z.object({ kind: z.literal('GONE'), edge: z.string(), line }),
  z.object({ kind: z.literal('BEHIND'), edge: z.string(), line }),
  z.object({ kind: z.literal('DRAINED'), edge: z.string(), line }),
  /** From an owner: the line is closed. */
  z.object({ kind: z.literal('CLOSE'), line, code: z.number(), reason: z.string() }),
  z.object({ kind: z.literal('EXPEL'), user: z.string() }),
  z.object({ kind: z.literal('END_OVER'), user: z.string() }),
  /** Whether a situation waits for an answer there; 1 or 0. */
  z.object({ kind: z.literal('IS_ASKED'), item: z.string() }),
]);
export type ProcessNote = z.output<typeof processNote>;

/** The answer to the opening of a line: the owner, and for a stream the reason if it is refused. */
export const lineAnswer = z.object({ owner: z.string(), close: closeReason.nullable() });
export type LineAnswer = z.output<typeof lineAnswer>;

/** The lines of a heartbeat that the owner does not know. */
export const beatAnswer = z.object({ unknown: z.array(line) });

/** The head of an answered call; its body follows after one line break. */
export const callHead = z.object({ status: z.number().int(), headers });
export type CallHead = z.output<typeof callHead>;

/** The answer of a process that listens for a game but no longer owns it. */
const NOT_MINE = Buffer.from('NOT MINE');
const LINE_END = 0x0a;

export function packNote(
  note: GameNote | ProcessNote | LineAnswer | z.input<typeof beatAnswer> | GameProgress | number | null,
): Uint8Array {
  return Buffer.from(JSON.stringify(note));
}

/** Throws if the bytes are not from a process of the same release. */
export function readGameNote(bytes: Uint8Array): GameNote {
  return gameNote.parse(jsonOf(bytes));
}

/** Throws if the bytes are not from a process of the same release. */
export function readProcessNote(bytes: Uint8Array): ProcessNote {
  return processNote.parse(jsonOf(bytes));
}

export function readAnswer<Shape extends z.ZodType>(shape: Shape, bytes: Uint8Array): z.output<Shape> {
  return shape.parse(jsonOf(bytes));
}

export function notMine(): Uint8Array {
  return NOT_MINE;
}

export function isNotMine(bytes: Uint8Array): boolean {
  return NOT_MINE.equals(bytes);
}

export function packAnsweredCall(head: CallHead, body: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

export function readAnsweredCall(bytes: Uint8Array): CallHead & { readonly body: Uint8Array } {
  const end = bytes.indexOf(LINE_END);
  return { ...callHead.parse(jsonOf(bytes.subarray(0, end))), body: bytes.subarray(end + 1) };
}

function jsonOf(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cardRefusedText,
  faultText,
  fieldText,
  fileRefusedText,
  heldBackText,
  internalText,
  linkRefusedText,
  sessionEndText,
} from '@fracht/content';
import { FAULTS, FILE_FIELDS, type Envelope, type FaultCode, type FieldIssues } from '@fracht/protocol';
import { AppError } from '../errors.ts';
import { isLeaseLost } from '../games/log/game-log.ts';
import type { Logger } from '../log.ts';
import { DamagedGame } from '../storage/damaged-game.ts';
import { isStorageAway } from '../storage/storage-away.ts';

/** Our codes for Fastify's own errors. */
const BY_STATUS: Readonly<Record<number, FaultCode>> = {
  400: 'MALFORMED',
  // A path with dots or double slashes, which the file server refuses.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  406: 'UNSUPPORTED_TYPE',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  416: 'RANGE_WRONG',
  429: 'TOO_MANY',
};

/** nginx's status for a caller who closed the connection before the answer. */
const CALLER_GONE = 499;

/** Answers an error: a fault of the request by its code, a bug by INTERNAL with a reference that is also in the log. (RUN-5) */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  if (isCallerGone(error, request)) return reply.status(CALLER_GONE).send();
  const fault = asFault(error);
  if (fault !== null) {
    // A call that is refused because a game was stopped earlier is not logged: the reason was logged when it stopped.
    if (fault.code === 'STORAGE_AWAY' && error !== fault)
      log.warn({ err: error, ...asked(request) }, 'nothing can be stored');
    return answerFault(reply, fault);
  }
  const reference = request.id;
  log.error({ err: error, reference, ...asked(request) }, 'internal error');
  const message = { type: FAULTS.INTERNAL.type, text: internalText(reference), code: 'INTERNAL' };
  const body: Envelope<{ reference: string }> = { payload: { reference }, message };
  return reply.status(500).type('application/json').send(JSON.stringify(body));
}

/** Which call failed, for the log. */
function asked({ method, routeOptions }: FastifyRequest): {
  readonly method: string;
  readonly route: string | undefined;
} {
  return { method, route: routeOptions.url };
}

/** Answers a fault of the request. */
export function answerFault(reply: FastifyReply, fault: AppError): FastifyReply {
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
  const { ended } = fault;
  const present = ended === undefined ? (fault.present ?? null) : { ended };
  const payload = fault.fields === undefined ? present : fieldTexts(fault.fields);
  const words = ended === undefined ? faultText[fault.code] : sessionEndText[ended];
  const text = momentText(fault) ?? unmarkedText(fault) ?? words;
  const message = { type: FAULTS[fault.code].type, text, code: fault.code };
  const body: Envelope<unknown> = { payload, message };
  return reply.status(fault.status).type('application/json').send(JSON.stringify(body));
}

/** Node's error codes for requests that it does not read to the end. */
const BROKEN: Readonly<Record<string, FaultCode>> = {
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
};

/** Answers something that is not an HTTP request, also in the envelope, and closes the connection. */
export function answerBroken({ code }: { readonly code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const fault = BROKEN[code] ?? 'MALFORMED';
  const { status } = FAULTS[fault];
  const body = JSON.stringify(faultEnvelope(fault));
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

function faultEnvelope(code: FaultCode): Envelope<null> {
  return { payload: null, message: { type: FAULTS[code].type, text: faultText[code], code } };
}

/** The text that tells until when something is held back; null for all other faults. */
function momentText({ code, until }: AppError): string | null {
  return code === 'HOMEWORK_HELD_BACK' && until !== undefined ? heldBackText(until) : null;
}

/**
 * The text for a refused login by card, or if only a file or the token of a mailed link was refused, because then no visible field is marked; null for all
 * other faults.
 */
function unmarkedText({ code, fields = {}, isByCard }: AppError): string | null {
  if (code === 'CREDENTIALS_WRONG' && isByCard) return cardRefusedText;
  const names = Object.keys(fields);
  if (code !== 'VALIDATION' || names.length === 0) return null;
  if (names.every((name) => FILE_FIELDS.some((field) => field === name))) return fileRefusedText;
  return names.every((name) => name === 'token') ? linkRefusedText : null;
}

function fieldTexts(fields: FieldIssues): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, issues]) => [field, issues.map(fieldText)]));
}

/**
 * Whether the caller's connection was closed while a long answer was prepared, or before the body had arrived completely: that is nobody's fault, and nobody is
 * left to be told. For an unreadable body Fastify sets a status; an error of the database connection has the same code but no status.
 */
function isCallerGone(error: unknown, { raw }: FastifyRequest): boolean {
  if (!raw.socket.destroyed || !(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || (error.code === 'ECONNRESET' && 'statusCode' in error);
}

function asFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DamagedGame) return new AppError('GAME_DAMAGED');
  if (isLeaseLost(error)) return new AppError('UNAVAILABLE', { retryAfter: 1 });
  if (isStorageAway(error)) return new AppError('STORAGE_AWAY', { retryAfter: 2 });
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  const isOfRequest = error.statusCode >= 400 && error.statusCode < 500;
  return isOfRequest ? new AppError(BY_STATUS[error.statusCode] ?? 'MALFORMED') : null;
}

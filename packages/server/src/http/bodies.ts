import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { parse } from 'node:querystring';
import { AppError } from '../errors.ts';
import { isWithinJsonBounds } from '@fracht/protocol';
import { bodyLimit, callAt, MIB } from '../policies/calls.ts';
import type { Api } from './api.ts';

/** Body limits in bytes. (BND-1) */
export const BODY_LIMIT = 1_048_576;
const FIELDS_LIMIT = 1000;

type FormFields = Record<string, string | string[] | Uint8Array>;

/** Parses both kinds of form data into the same plain object as JSON; a broken form is MALFORMED. */
export async function readBodies(api: Api): Promise<void> {
  api.removeContentTypeParser('text/plain');
  api.addHook('onRoute', (route) => {
    const call = callAt([route.method].flat()[0] ?? '', route.url);
    if (call !== undefined) route.bodyLimit = bodyLimit(call);
  });
  readJson(api);
  await api.register(formbody, {
    bodyLimit: BODY_LIMIT,
    parser: (text) => merged(Object.entries(parse(text, '&', '=', { maxKeys: FIELDS_LIMIT }))),
  });
  await api.register(multipart, {
    limits: {
      fieldSize: BODY_LIMIT,
      fields: FIELDS_LIMIT,
      files: 1,
      fileSize: BODY_LIMIT,
      parts: FIELDS_LIMIT,
      headerPairs: 100,
    },
  });
  api.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readParts(request);
  });
}

/**
 * Parses JSON as Fastify does, but treats an empty body as one without fields, and refuses, without parsing, a text with more values than any call
 * takes.
 */
function readJson(api: Api): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, {});
    else if (isWithinJsonBounds(body)) void parseJson(request, body, done);
    else done(new AppError('TOO_LARGE'));
  });
}

/** A text field of a parsed or unparsed body; undefined if there is none. */
export function fieldOf(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, field)?.value;
  return typeof found === 'string' ? found : undefined;
}

async function readParts(request: FastifyRequest): Promise<FormFields> {
  const entries: [string, string][] = [];
  const call = callAt(request.method, request.routeOptions.url ?? '');
  const field = call?.file?.field;
  const fileSize = call?.file?.mostBytes ?? 0;
  const fieldSize = call === undefined ? BODY_LIMIT : bodyLimit(call);
  let file: Uint8Array | null = null;
  let size = 0;
  try {
    for await (const part of request.parts({ limits: { fileSize, fieldSize } })) {
      if (typeof part.fieldname !== 'string') throw new AppError('MALFORMED');
      if (part.type === 'file') {
        file = await fileOf(part, field !== undefined);
        continue;
      }
      if (typeof part.value !== 'string') throw new AppError('MALFORMED');
      size += Buffer.byteLength(part.value);
      if (part.valueTruncated || size > fieldSize) throw new AppError('TOO_LARGE');
      entries.push([part.fieldname, part.value]);
    }
  } catch (error) {
    if (!isTooLarge(error)) throw new AppError('MALFORMED');
    throw field !== undefined && isFileTooLarge(error) ? fileTooLarge(field, fileSize) : new AppError('TOO_LARGE');
  }
  return file === null || field === undefined ? merged(entries) : { ...merged(entries), [field]: file };
}

/** The file of a call that takes one. */
async function fileOf(part: MultipartFile, takesFile: boolean): Promise<Uint8Array> {
  if (!takesFile) throw new AppError('MALFORMED');
  return part.toBuffer();
}

function isFileTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

/** An error for a file that is too large, with the limit in MB. */
function fileTooLarge(field: string, bytes: number): AppError {
  return new AppError('TOO_LARGE', { fields: { [field]: [{ code: 'FILE_LARGE', limit: bytes / MIB }] } });
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'TOO_LARGE';
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}

/** The fields of a form as an object; a name that occurs several times, or ends in `[]`, becomes a list. */
function merged(
  entries: Iterable<readonly [string, string | string[] | undefined]>,
): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value = ''] of entries) {
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const before = fields.get(key);
    if (before !== undefined) fields.set(key, [before, value].flat());
    else fields.set(key, isList ? [value].flat() : value);
  }
  return Object.fromEntries(fields);
}

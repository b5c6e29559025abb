import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { syncFile } from '../storage/durable.ts';
import { isPictureName } from '../storage/picture-place.ts';
import { DamagedAge, isAge, openedWith, WrongPassword } from './age.ts';
import { linesIn } from './lines-in.ts';
import { ROWS_AT_ONCE } from './place.ts';
import type { StoredRow, SchoolPart, SchoolStream } from './school-stream.ts';

/**
 * A school as one file: lines of JSON, compressed by gzip. The first line says what it is, a table's name and columns come before its rows, a
 * row is a list, a picture is a line, and the last line has the counts and checksums of everything before it, and is signed with the school's
 * key. (docs/adr/0087)
 */
const header = z.object({
  format: z.literal('fracht-copy'),
  version: z.literal(1),
  /** When it was made, in ms. */
  made: z.int(),
  migrations: z.array(z.string()).min(1),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const picture = z.object({ picture: z.string().refine(isPictureName), bytes: z.base64() });
const end = z.object({ lines: z.int(), sha256: z.string(), hmac: z.string().optional() });
const row = z.array(z.union([z.string(), z.number(), z.null()]));
const line = z.union([row, table, picture, end]);

export type CopyHeader = z.output<typeof header>;

/** A copy is not signed with the key of this school: it is another school's, or of an earlier version, or was changed. */
export class ForeignCopy extends ConfigError {}

/** Writes a school into a file, signed with a key, and waits until its bytes are durable. Rejects with errors of the disk, leaving nothing. */
export async function writeCopy(school: SchoolStream, made: number, file: string, key: string): Promise<void> {
  try {
    await pipeline(Readable.from(linesOf(school, made, key)), createGzip(), createWriteStream(file, { mode: 0o600 }));
    await syncFile(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function* linesOf({ migrations, parts }: SchoolStream, made: number, key: string): AsyncGenerator<string> {
  const [sum, told] = [createHash('sha256'), { lines: 0 }];
  const counted = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    sum.update(text);
    told.lines += 1;
    return text;
  };
  const first: CopyHeader = { format: 'fracht-copy', version: 1, made, migrations: [...migrations] };
  yield counted(first);
  let [name, columns]: [string, readonly string[]] = ['', []];
  for await (const part of parts) {
    if ('picture' in part) {
      yield counted({ picture: part.picture, bytes: part.bytes.toString('base64') });
      continue;
    }
    // A table without rows has no columns to list.
    if (name !== part.table) {
      [name, columns] = [part.table, Object.keys(part.rows[0] ?? {})];
      yield counted({ table: name, columns });
    }
    for (const one of part.rows) yield counted(columns.map((column) => stored(one[column], name)));
  }
  const sha256 = sum.digest('hex');
  yield `${JSON.stringify({ lines: told.lines, sha256, hmac: signatureOf(sha256, key) })}\n`;
}

/** The signature for lines with this checksum, which only someone who has the key can make. */
function signatureOf(sha256: string, key: string): string {
  return createHmac('sha256', key).update(`fracht-copy ${sha256}`).digest('hex');
}

function isSigned({ sha256, hmac = '' }: z.output<typeof end>, key: string): boolean {
  const [due, given] = [signatureOf(sha256, key), hmac].map((text) => createHash('sha256').update(text).digest());
  return due !== undefined && given !== undefined && timingSafeEqual(due, given);
}

function stored(value: unknown, of: string): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`${of}: a value of type ${typeof value} cannot be copied`);
}

/**
 * The school in a file that `writeCopy` made. Throws ConfigError if there is no such file; reading its parts throws it if the file is cut off or damaged,
 * and at the end throws ForeignCopy if it is not signed with the key; null: anyone's signature is accepted. An encrypted file needs its password.
 */
export async function readCopy(
  file: string,
  key: string | null,
  password: string | null = null,
): Promise<SchoolStream & { readonly made: number }> {
  // An error in between ends the lines, and is thrown to the reader.
  const lines = linesIn(piped(await opened(file, password), createGunzip(), () => undefined));
  const first = await nextOf(lines, file);
  const begun = header.safeParse(first === null ? null : jsonOf(first, file));
  if (first === null || !begun.success) throw new ConfigError(operatorText.copies.noCopy(file));
  const { made, migrations } = begun.data;
  return { name: file, made, migrations, parts: partsOf({ file, first, lines, key }) };
}

/** The bytes of a copy, decrypted if it is encrypted. Throws ConfigError if its password is missing or wrong. */
async function opened(file: string, password: string | null): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (password === null) throw new ConfigError(operatorText.copies.encrypted(file));
  try {
    return await openedWith(password, file);
  } catch (error) {
    throw error instanceof WrongPassword
      ? new ConfigError(operatorText.copies.wrongPassword(file), { cause: error })
      : error;
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  try {
    return await isAge(file);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? unread(file, error) : error;
  }
}

type OpenCopy = {
  readonly file: string;
  readonly first: string;
  readonly lines: AsyncGenerator<string>;
  readonly key: string | null;
};

async function* partsOf({ file, first, lines, key }: OpenCopy): AsyncGenerator<SchoolPart> {
  const sum = createHash('sha256').update(`${first}\n`);
  let count = 1;
  let [name, columns]: [string, readonly string[]] = ['', []];
  let rows: StoredRow[] = [];
  for (let text = await nextOf(lines, file); text !== null; text = await nextOf(lines, file)) {
    const found = parsed(text, file);
    const isRow = Array.isArray(found);
    if (rows.length > 0 && (!isRow || rows.length === ROWS_AT_ONCE)) {
      yield { table: name, rows };
      rows = [];
    }
    if (isRow) rows.push(rowOf(found, columns, file));
    else if ('sha256' in found) {
      if (found.lines !== count || found.sha256 !== sum.digest('hex')) throw damaged(file);
      if ((await nextOf(lines, file)) !== null) throw damaged(file);
      if (key !== null && !isSigned(found, key)) throw new ForeignCopy(`${file} is not signed with this school's key`);
      return;
    } else if ('picture' in found) yield { picture: found.picture, bytes: Buffer.from(found.bytes, 'base64') };
    else {
      [name, columns] = [found.table, found.columns];
      yield { table: name, rows: [] };
    }
    sum.update(`${text}\n`);
    count += 1;
  }
  throw damaged(file);
}

function parsed(text: string, file: string): z.output<typeof line> {
  const found = line.safeParse(jsonOf(text, file));
  if (!found.success) throw damaged(file);
  return found.data;
}

function rowOf(values: z.output<typeof row>, columns: readonly string[], file: string): StoredRow {
  if (values.length !== columns.length) throw damaged(file);
  return Object.fromEntries(columns.map((column, index) => [column, values[index]]));
}

async function nextOf(lines: AsyncGenerator<string>, file: string): Promise<string | null> {
  try {
    const next = await lines.next();
    return next.done === true ? null : next.value;
  } catch (error) {
    // Zlib's error codes: the input is not gzip, is cut off, or does not match its checksum.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(file, error);
    if (error instanceof DamagedAge) throw damaged(file, error);
    if (error instanceof Error && 'syscall' in error) throw unread(file, error);
    throw error;
  }
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(file, error);
  }
}

function unread(file: string, cause: Error): ConfigError {
  const isAway = 'code' in cause && cause.code === 'ENOENT';
  return new ConfigError(isAway ? operatorText.copies.noFile(file) : operatorText.copies.notRead(file, cause.message), {
    cause,
  });
}

function damaged(file: string, cause?: unknown): ConfigError {
  return new ConfigError(operatorText.copies.damaged(file), { cause });
}

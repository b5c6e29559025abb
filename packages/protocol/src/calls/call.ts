import type { z } from 'zod';
import type { FaultCode } from '../errors.ts';
import type { UserType } from '../http/user.ts';

/** Who may make a call, by type of account; GUEST is nobody logged in. (ACC-1) */
export const EVERYBODY = ['GUEST', 'STUDENT', 'TEACHER', 'ADMIN'] as const;
export const LOGGED_IN = ['STUDENT', 'TEACHER', 'ADMIN'] as const;
export const PLAYERS = ['STUDENT', 'TEACHER'] as const;
export const MANAGERS = ['TEACHER', 'ADMIN'] as const;
export const STUDENTS = ['STUDENT'] as const;
export const TEACHERS = ['TEACHER'] as const;
export const ADMINS = ['ADMIN'] as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a caller needs of an object in order to make a call about it. */
export type ObjectRight = 'MANAGE_USER' | 'MANAGE_GROUP' | 'MANAGE_GAME' | 'OPEN_GAME' | 'FILL_SURVEY';

/** Names of the fields in which a call takes a file. */
export const FILE_FIELDS = ['file', 'image'] as const;

/** The parts of a request that bring fields. */
export type Part = 'params' | 'query' | 'body';

/**
 * All there is to say about one call of the API; what it does stands above it as a comment. The server registers, guards and validates by it, the description and docs/api.md are
 * made of it, clients are typed by it. (ENV-1; docs/adr/0038)
 */
export type CallRecord = {
  readonly method: Method;
  /** Below /api/, with and without its last slash; `{…}` is filled in from `params`. */
  readonly path: string;
  readonly who: readonly UserType[];
  /** The object that the call is about, and what the caller needs of it. */
  readonly object?: { readonly in: Part; readonly field: string; readonly right: ObjectRight };
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The field of the body that may come as a file of a form, and its most bytes. */
  readonly file?: { readonly field: (typeof FILE_FIELDS)[number]; readonly mostBytes: number };
  /** The most bytes of the rest of the body, where they are not the usual ones. */
  readonly mostBody?: number;
  /** How often one address may make the call. (docs/adr/0024) */
  readonly mostPerAddress?: { readonly calls: number; readonly minutes: number };
  /** It logs somebody in, who may have an older session still. */
  readonly opensSession?: true;
  /** The payload of the answer; null: the answer has no envelope. */
  readonly answer: z.ZodType | null;
  /** The rules of the game may refuse it: 409 with their code. (ENV-5) */
  readonly refuses?: true;
  /** Faults beside those that `commonFaults` gives. */
  readonly errors?: readonly FaultCode[];
};

/** The fields of a part as the handler gets them; undefined where the call has no such part. */
export type PartOf<Row, Name extends Part> = Row extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The fields of a part as a client may send them; never where the call has no such part. */
export type SentPart<Row, Name extends Part> = Row extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? { readonly [Key in Name]: Sent<z.input<Schema>> }
  : { readonly [Key in Name]?: never };

/** What is sent is only read. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends Uint8Array
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
      : Value;

/** The payload of a call's answer. */
export type AnswerOf<Row> = Row extends { readonly answer: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/**
 * A record with its exact type. What does not go together does not compile: names in the path that are not those of `params`, an object's
 * field that its part has not.
 */
export function call<const Row extends CallRecord>(
  row: Row & NamesAgree<Row> & ObjectAgrees<Row> & NothingElse<Row>,
): Row {
  return row;
}

type NothingElse<Row> = { readonly [Key in Exclude<keyof Row, keyof CallRecord>]: never };

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Keys<Row, Name extends Part> = Row extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? keyof z.input<Schema>
  : never;
type NamesAgree<Row extends CallRecord> = [NamesIn<Row['path']>, Keys<Row, 'params'>] extends [
  Keys<Row, 'params'>,
  NamesIn<Row['path']>,
]
  ? unknown
  : { readonly params: { readonly namesOfPath: NamesIn<Row['path']> } };
type ObjectAgrees<Row> = Row extends {
  readonly object: { readonly in: infer Name extends Part; readonly field: infer Field };
}
  ? Field extends Keys<Row, Name>
    ? unknown
    : { readonly object: { readonly field: Keys<Row, Name> } }
  : unknown;

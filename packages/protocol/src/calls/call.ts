import type { z } from 'zod';
import type { FaultCode } from '../errors.ts';
import type { UserType } from '../http/user.ts';

/** The types of accounts that may make a call; GUEST is somebody who is not logged in. (ACC-1) */
export const EVERYBODY = ['GUEST', 'STUDENT', 'TEACHER', 'ADMIN'] as const;
export const LOGGED_IN = ['STUDENT', 'TEACHER', 'ADMIN'] as const;
export const PLAYERS = ['STUDENT', 'TEACHER'] as const;
export const MANAGERS = ['TEACHER', 'ADMIN'] as const;
export const STUDENTS = ['STUDENT'] as const;
export const TEACHERS = ['TEACHER'] as const;
export const ADMINS = ['ADMIN'] as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The right to an object that a caller needs to make a call about it. */
export type ObjectRight =
  | 'MANAGE_USER'
  | 'OWN_USER'
  | 'MANAGE_GROUP'
  | 'OWN_GROUP'
  | 'MANAGE_GAME'
  | 'OPEN_GAME'
  | 'LEAD_GAME'
  | 'MANAGE_HOMEWORK'
  | 'PLAY_HOMEWORK'
  | 'PLAY_AGAIN'
  | 'SEE_PLAYER'
  | 'FILL_SURVEY'
  | 'RESTORE';

/** Names of the fields in which a call takes a file. */
export const FILE_FIELDS = ['file', 'image'] as const;

/** The parts of a request with fields. */
export type Part = 'params' | 'query' | 'body';

/**
 * The definition of one call of the API. The server uses it to register, guard and validate the call; OpenAPI and docs/api.md are generated
 * from it, with the comment above each record as its summary; clients get their types from it. (ENV-1; docs/adr/0038)
 */
export type CallRecord = {
  readonly method: Method;
  /** Below /api/, with or without a trailing slash; `{…}` is filled in from `params`. */
  readonly path: string;
  readonly who: readonly UserType[];
  /**
   * The object that the call is about, and the right to it that the caller needs. `whose`: the field that names a player of the game, for
   * rights to one player's data; absent: the caller is that player.
   */
  readonly object?: {
    readonly in: Part;
    readonly field: string;
    readonly right: ObjectRight;
    readonly whose?: { readonly in: Part; readonly field: string };
  };
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The field of the body that may be sent as a file of a form, and its maximum size in bytes. */
  readonly file?: { readonly field: (typeof FILE_FIELDS)[number]; readonly mostBytes: number };
  /** The maximum size of the rest of the body in bytes, if it is not the usual limit. */
  readonly mostBody?: number;
  /** Rate limit per address. (docs/adr/0024) */
  readonly mostPerAddress?: { readonly calls: number; readonly minutes: number };
  /** Logs somebody in; an older session of the caller may still exist. */
  readonly opensSession?: true;
  /** Creates something: if sent again with the same `key` in its body, it creates nothing more and gets the first answer again. (FLD-11) */
  readonly makes?: true;
  /** The payload of the answer; null: the answer has no envelope. */
  readonly answer: z.ZodType | null;
  /** The rules of the game may refuse the call: the answer is then 409 with their code. (ENV-5) */
  readonly refuses?: true;
  /** Faults in addition to those of `commonFaults`. */
  readonly errors?: readonly FaultCode[];
};

/** The type of a part's fields as the handler gets them; undefined if the call has no such part. */
export type PartOf<Row, Name extends Part> = Row extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The type of a part's fields as a client may send them; never if the call has no such part. */
export type SentPart<Row, Name extends Part> = Row extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? { readonly [Key in Name]: Sent<z.input<Schema>> }
  : { readonly [Key in Name]?: never };

/** The same type, deeply readonly. */
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
 * Declares a record with its exact type. Contradictions do not compile: names in the path that differ from `params`, or an object's field that
 * is not in the given part of the request.
 */
export function callRecord<const Row extends CallRecord>(
  row: Row & NamesAgree<Row> & ObjectAgrees<Row> & HasKey<Row> & NothingElse<Row>,
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
type ObjectAgrees<Row> = Row extends { readonly object: infer Found }
  ? IsFieldOf<Row, Found> & (Found extends { readonly whose: infer Whose } ? IsFieldOf<Row, Whose> : unknown)
  : unknown;
type HasKey<Row> = Row extends { readonly makes: true }
  ? 'key' extends Keys<Row, 'body'>
    ? unknown
    : { readonly makes: { readonly noKeyInBody: true } }
  : unknown;
type IsFieldOf<Row, Found> = Found extends { readonly in: infer Name extends Part; readonly field: infer Field }
  ? Field extends Keys<Row, Name>
    ? unknown
    : { readonly object: { readonly noFieldOf: Name } }
  : unknown;

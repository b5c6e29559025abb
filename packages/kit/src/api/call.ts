import type { AnswerOf, CallRecord, SentPart } from '@fracht/protocol';
import { formBody } from './form-body.ts';
import { type Call, request } from './request.ts';

/** Options that every call takes, whatever its record. */
type CallOptions<Answer> = Pick<
  Call<Answer>,
  | 'isQuiet'
  | 'isSilent'
  | 'silentOn'
  | 'endsSession'
  | 'keepsErrors'
  | 'signal'
  | 'isLongWork'
  | 'send'
  | 'errorPrefix'
  | 'told'
> & {
  /** Fields repeated in the address as query parameters, for proxies that see only the address. */
  readonly hint?: object;
};

/** What a request is built from, before it is encoded. */
type RequestParts = {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly form?: FormData;
};

/** What the caller has to give for a record: path parameters, query and body; a form instead of the body where the call takes a file. */
type CallInput<Row, Read> = SentPart<Row, 'params'> &
  SentPart<Row, 'query'> &
  (SentPart<Row, 'body'> | (Row extends { readonly file: object } ? { readonly form: FormData } : never)) &
  CallOptions<Read> &
  (Row extends { readonly makes: true } ? Required<Pick<Call<Read>, 'makes'>> : unknown);

/** Parses an answer: the record's zod schema, or a parser written by hand on pages that must not load schemas. */
type AnswerParser<Answer> = { readonly parse: (payload: unknown) => Answer };

/** `unknown` when the parsed type is assignable from the record's answer (it may leave fields out), `never` otherwise. */
type ReadMatches<Row, Read> = AnswerOf<Row> extends Read ? unknown : never;

/** The error code of a save that was based on a version other than the stored one; a caller that shows both versions lists it in `silentOn`. */
export const MEANWHILE = 'CHANGED_MEANWHILE';

/** Parser for answers without a payload. */
export const NOTHING: AnswerParser<null> = { parse: () => null };

/**
 * Makes a call of the API, typed by its record in the protocol, as in `call<Calls['users']>('GET user/get-list/', users, {})`: another method, path, field or
 * answer does not compile. The record itself is a type here, so no page loads schemas that it does not need. Throws ApiError, or the parser's error where the
 * answer has another shape. (docs/adr/0038)
 */
export async function call<Row extends CallRecord, Read = AnswerOf<Row>>(
  place: `${Row['method']} ${Row['path']}`,
  { parse }: AnswerParser<Read> & ReadMatches<Row, Read>,
  asked: CallInput<Row, Read> & RequestParts,
): Promise<Read> {
  const { params = {}, query = {}, hint = {}, body, form, told, ...manner }: RequestParts & CallOptions<Read> = asked;
  const [method = '', path = ''] = place.split(' ');
  const search = formBody({ ...query, ...hint }).toString();
  const address = filled(path, params) + (search && `?${search}`);
  return request({ ...manner, method, path: address, body, form, parse, told });
}

/** The path with its `{name}` placeholders filled in, URL-encoded. */
function filled(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

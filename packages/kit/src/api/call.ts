import type { AnswerOf, CallRecord, SentPart } from '@fracht/protocol';
import { formBody } from './form-body.ts';
import { type Call, request, type Told } from './request.ts';

/** How a call is made, whatever it is. */
type Manner<Answer> = Pick<Call, 'isQuiet' | 'isSilent' | 'keepsErrors' | 'signal' | 'send' | 'errorPrefix'> & {
  /** What the notice of a success says beside the server's words, or in their place. */
  readonly told?: ((answer: Answer) => Told) | undefined;
  /** Stands in the address too, for proxies that look at nothing else. */
  readonly hint?: object;
};

/** The parts of a request before they are a form and an address. */
type Parts = {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly form?: FormData;
};

/** What a record asks for: its parts, or a form in the place of a body where it takes a file. */
type Asked<Row, Read> = SentPart<Row, 'params'> &
  SentPart<Row, 'query'> &
  (SentPart<Row, 'body'> | (Row extends { readonly file: object } ? { readonly form: FormData } : never)) &
  Manner<Read>;

/** What reads an answer: the schema of the record, or a reader by hand on pages that load no schemas. */
type Reader<Answer> = { readonly parse: (payload: unknown) => Answer };

/** What is read may be a part of the answer, and nothing beside it. */
type Fits<Row, Read> = AnswerOf<Row> extends Read ? unknown : never;

/** Reads the answer of a call that tells nothing. */
export const NOTHING: Reader<null> = { parse: () => null };

/**
 * Makes a call as its record in the protocol has it, as in `call<Calls['users']>('GET user/get-list/', users, {})`: another method, path,
 * field or answer does not compile. The record itself stays on the server, with schemas that no page needs. Throws ApiError, or where the
 * answer is none of this call. (docs/adr/0038)
 */
export async function call<Row extends CallRecord, Read = AnswerOf<Row>>(
  place: `${Row['method']} ${Row['path']}`,
  { parse }: Reader<Read> & Fits<Row, Read>,
  asked: Asked<Row, Read> & Parts,
): Promise<Read> {
  const { params = {}, query = {}, hint = {}, body, form, told, ...manner }: Parts & Manner<Read> = asked;
  const [method = '', path = ''] = place.split(' ');
  const search = formBody({ ...query, ...hint }).toString();
  const address = filled(path, params) + (search && `?${search}`);
  const tell = told && ((payload: unknown) => told(parse(payload)));
  return parse(await request({ ...manner, method, path: address, body, form, told: tell }));
}

/** The path with its names replaced. */
function filled(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

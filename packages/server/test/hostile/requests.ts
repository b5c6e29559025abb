import { z } from 'zod';

/** A request as it is sent, with headers besides those of the session. */
export type Raw = { readonly type: string | null; readonly body: string | Buffer };

/** One thing that a hostile client may send: what it is, and how it is sent. */
export type Hostile = { readonly what: string; readonly raw: Raw };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MIB = 1_048_576;
const DEPTH = 10_000;

const deepList = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const deepObject = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;
const json = (body: string | Buffer): Raw => ({ type: JSON_TYPE, body });

/** Bodies that no call can read, whatever its fields. */
export const UNREADABLE: readonly Hostile[] = [
  { what: 'broken JSON', raw: json('{"a":') },
  { what: 'JSON that is a list', raw: json('[1,2]') },
  { what: 'JSON that is a text', raw: json('"tekst"') },
  { what: 'JSON that is a number', raw: json('1e309') },
  { what: 'JSON with NaN', raw: json('{"id":NaN}') },
  { what: 'a prototype', raw: json('{"__proto__":{"polluted":true}}') },
  { what: 'a prototype by the constructor', raw: json('{"constructor":{"prototype":{"polluted":true}}}') },
  { what: 'lists 10,000 deep', raw: json(deepList) },
  { what: 'invalid UTF-8 in JSON', raw: json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])) },
  { what: 'UTF-16', raw: json(Buffer.from('{"id":"a"}', 'utf16le')) },
  { what: 'invalid UTF-8 in a form', raw: { type: FORM_TYPE, body: 'id=%ff%fe&name=%c3%28' } },
  { what: 'plain text', raw: { type: 'text/plain', body: '{"id":"a"}' } },
  {
    what: 'XML',
    raw: { type: 'application/xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  },
  { what: 'a form of parts without a boundary', raw: { type: 'multipart/form-data', body: 'x' } },
  {
    what: 'a form of parts that breaks off',
    raw: { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\na' },
  },
  { what: 'more than 1 MiB of JSON', raw: json(`{"id":"${'a'.repeat(MIB)}"}`) },
  { what: 'more than 1 MiB of a form', raw: { type: FORM_TYPE, body: `id=${'a'.repeat(MIB)}` } },
  {
    what: 'more than 1 MiB of parts',
    raw: {
      type: 'multipart/form-data; boundary=x',
      body: `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${'a'.repeat(MIB + 1)}\r\n--x--\r\n`,
    },
  },
];

/** Texts that no text field may contain, in JSON. */
export const BROKEN_TEXTS: Readonly<Record<string, string>> = {
  NUL: '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  'the other half': '"\\udc00"',
};

/** Values that are wrong or strange for most fields, in JSON. */
export const STRANGE_VALUES: Readonly<Record<string, string>> = {
  ...BROKEN_TEXTS,
  null: 'null',
  'a number': '7',
  'minus nothing': '-0',
  'past all numbers': '1e309',
  'past whole numbers': '9007199254740993',
  'a flag': 'true',
  'an object': '{"a":1}',
  'a list of nothing': '[null]',
  'lists 10,000 deep': deepList,
  'objects 10,000 deep': deepObject,
  'the same as a text': JSON.stringify(deepObject),
  'broken JSON as a text': '"[{"',
  'a prototype as a text': JSON.stringify('[{"id":"intro","__proto__":{"polluted":true}}]'),
  'a long text': JSON.stringify('ż'.repeat(300_000)),
  NaN: '"NaN"',
};

/** The body with one field's value replaced; `value` in JSON. */
export function bodyWith(body: Readonly<Record<string, unknown>>, field: string, value: string): string {
  const rest = Object.entries(body).filter(([key]) => key !== field);
  const fields = rest.map(([key, kept]) => `${JSON.stringify(key)}:${JSON.stringify(kept)}`);
  return `{${[...fields, `${JSON.stringify(field)}:${value}`].join(',')}}`;
}

/** What every refusal contains: a stable code, and a text for people. */
export const refusal = z.object({
  payload: z.unknown(),
  message: z.object({
    type: z.enum(['danger', 'warning', 'info', 'none']),
    text: z.string().min(10),
    code: z.string().regex(/^[A-Z][A-Z_]+$/u),
  }),
});

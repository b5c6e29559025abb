import { z } from 'zod';
import type { CallRecord } from '../src/calls/call.ts';
import { commonFaults } from '../src/calls/common-faults.ts';
import { GROUPS } from '../src/calls/index.ts';
import { summaryOf } from './summaries.ts';
import { schemaText } from './schema-text.ts';

const ROLES = { GUEST: 'guest', STUDENT: 'student', TEACHER: 'lecturer', ADMIN: 'admin' } as const;

/** The right to the object that the caller needs. */
const RIGHTS = {
  MANAGE_USER: 'a person whom the caller manages',
  OWN_USER: 'one of the caller’s own students or, for an admin, anybody else',
  MANAGE_GROUP: 'a group that the caller leads',
  OWN_GROUP: 'a group that the caller owns or, for an admin, any group',
  MANAGE_GAME: 'a game that the caller leads as a lecturer',
  OPEN_GAME: 'a game in which the caller takes part',
  LEAD_GAME: 'a game that the caller leads as its student',
  MANAGE_HOMEWORK: 'an assignment that the caller leads',
  PLAY_HOMEWORK: 'an assignment of the caller’s group',
  PLAY_AGAIN: 'a lesson that the caller attended',
  SEE_PLAYER: 'a game in which the caller takes part; data of another player only for the person who leads it',
  RESTORE: 'a removed thing of the whole school or one that the caller leads',
  FILL_SURVEY: 'the survey of a game that the caller attended',
} as const;

const PLACES = { params: 'path', query: 'query', body: 'body' } as const;

const MIB = 1_048_576;

/** The text of docs/api.md, generated from the records of all calls. */
export function apiDoc(): string {
  const shown = new Map<z.ZodType, string>();
  const groups = Object.entries(GROUPS).flatMap(([title, calls]) => [
    `## ${title}`,
    '',
    ...Object.entries(calls).flatMap(([name, call]) => callText(name, call, shown)),
  ]);
  return [
    '# Calls of the API',
    '',
    'Every call, generated from its record in `packages/protocol/src/calls` by `node packages/protocol/scripts/make-api-doc.ts`; a test checks that it is up to date. What holds for all of them (envelope, bodies, CSRF pair, kinds of fields) is in the [promises to clients](../packages/protocol/SPEC.md); the machine-readable description is `GET /api/openapi.json`.',
    '',
    'Paths are relative to `/api/`. `?` marks optional fields, `(1–64)` the length of a text or the bounds of a number; `any` is a value that is checked as a whole or not at all. `answer` is the content of `payload`.',
    '',
    `Any call may answer ${codes(commonFaults(ANY))}; a call that needs a login also \`UNAUTHORIZED\` and \`FORBIDDEN\`; one that changes something \`CSRF\`; one with fields \`VALIDATION\`; one about an object \`NOT_FOUND\` and \`FORBIDDEN\`. Further errors are listed with each call; all codes are in [errors.md](errors.md).`,
    '',
    ...groups,
  ].join('\n');
}

/** A call about which nothing is known. */
const ANY: CallRecord = { method: 'GET', path: '', who: ['GUEST'], answer: null };

function callText(name: string, call: CallRecord, shown: Map<z.ZodType, string>): readonly string[] {
  return [
    `### ${call.method} ${call.path}`,
    '',
    `${summaryOf(name)} \`CALLS.${name}\``,
    '',
    ...[whoText(call), ...boundTexts(call), ...errorTexts(call)].map((line) => `- ${line}`),
    '',
    '```',
    ...partTexts(call),
    ...(call.answer === null ? [] : [`answer: ${answerText(name, call.answer, shown)}`]),
    '```',
    '',
  ].filter((line, index, lines) => line !== '```' || lines[index + 1] !== '```' || lines[index - 1] !== '');
}

function whoText({ who, object }: CallRecord): string {
  const roles = who.length === Object.keys(ROLES).length ? 'everybody' : who.map((role) => ROLES[role]).join(', ');
  return object === undefined
    ? `who: ${roles}`
    : `who: ${roles}; \`${object.field}\` of the ${PLACES[object.in]} is ${RIGHTS[object.right]}`;
}

function boundTexts({ file, mostBody, mostPerAddress }: CallRecord): readonly string[] {
  return [
    ...(file === undefined ? [] : [`\`${file.field}\` may be sent as a file of at most ${file.mostBytes / MIB} MiB`]),
    ...(mostBody === undefined ? [] : [`the body may have at most ${mostBody / 1024} KiB`]),
    ...(mostPerAddress === undefined
      ? []
      : [`at most ${mostPerAddress.calls} calls from one address in ${mostPerAddress.minutes} minutes`]),
  ];
}

function errorTexts({ errors = [], refuses }: CallRecord): readonly string[] {
  const all = [
    ...(errors.length === 0 ? [] : [codes(errors)]),
    ...(refuses === true ? ['any refusal by the rules of the game'] : []),
  ];
  return all.length === 0 ? [] : [`errors: ${all.join(', ')}`];
}

function partTexts({ params, query, body }: CallRecord): readonly string[] {
  return Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema === undefined ? [] : [`${name}: ${schemaText(schema, 'input')}`],
  );
}

/** The fields of an answer are shown where it first occurs; later calls refer to that one. */
function answerText(name: string, answer: z.ZodType, shown: Map<z.ZodType, string>): string {
  const isList = answer instanceof z.ZodArray && answer.element instanceof z.ZodType;
  const one = isList && answer.element instanceof z.ZodType ? answer.element : answer;
  const first = shown.get(one);
  const ending = isList ? '[]' : '';
  if (first !== undefined) return `as in ${first}${ending}`;
  if (one instanceof z.ZodObject) shown.set(one, name);
  return schemaText(one, 'output') + ending;
}

function codes(list: readonly string[]): string {
  return list.map((code) => `\`${code}\``).join(', ');
}

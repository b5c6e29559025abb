import type { RunningServer } from './server.ts';

/** A JSON schema, as far as it is used here. */
type Schema = {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: unknown;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
};

/** The server's description of its calls. */
type Description = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }
        >
      >
    >
  >;
};

/** Last names of fields that contain no free text: ids, numbers, choices, secrets, addresses that are checked, files. */
const NO_TEXT =
  /(?:^|\.)(?:id|key|game|lesson|item|group|student|player|players|order|car|cars|city|parking|emergency|event|decision|before|exclude|users|revision|version|follows|seq|action|months|at|opensAt|closesAt|round|rounds|attempts|bots|speed|step|active|competence|subtype|type|kind|image|status|truck|cargo|file|token|ticket|rememberMeToken|devices|code|lecturer|heir|ownership|(?:students_|lecturers_)?domains|email|new_email|lostEmail|(?:old_|new_|file_)?password(?:_repeat)?)(?:\[\])?$/u;

/** Texts that a search uses and that are not written into the school, each with the reason. */
const NOT_FILLED: Readonly<Record<string, string>> = {
  'POST game/what-if/ actions[].text': 'a typed answer that is tried out and stored nowhere',
  'POST course/play-task/ answers[].text': 'a typed answer that is played without a game and stored nowhere',
  'POST homework/add/ from': 'the id of a finished game',
  'PATCH homework/save/ from': 'the id of a finished game',
  'PATCH game/update-settings/ settings[].value': 'a number',
  'POST game/add/ lesson_minutes': 'a number',
  'POST course/set-tasks/ items[]': 'ids of situations',
  'POST game/sentences/agree/ number': 'which of the lines of a class',
  'PATCH game/save-event-image/ name': 'the name of a file, which the server made',
  'PATCH game/save-accident/ value': 'effects: kinds and numbers',
};

/** Every text field that anybody may write, as `METHOD path field`, from the server's own description of its calls: a new one is found automatically. */
export async function textFieldsOf(server: RunningServer): Promise<readonly string[]> {
  const { paths }: Description = JSON.parse(await (await fetch(`${server.url}/api/openapi.json`)).text());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      call: `${method.toUpperCase()} ${path.replace(/^\/api\//u, '')}`,
      body: requestBody?.content['application/json']?.schema ?? {},
    })),
  );
  const found = new Set(calls.flatMap(({ call, body }) => textsIn(body, '').map((field) => `${call} ${field}`)));
  return [...found].filter((field) => !Object.hasOwn(NOT_FILLED, field));
}

/** The base of a save: it is compared with what is stored, and not stored itself. */
const COMPARED = 'base';

function textsIn({ type, properties = {}, items, anyOf = [], ...rest }: Schema, path: string): readonly string[] {
  const isOpen = rest.enum === undefined && rest.const === undefined && rest.format === undefined;
  const own = type === 'string' && isOpen && path !== '' && !NO_TEXT.test(path) ? [path] : [];
  const written = Object.entries(properties).filter(([name]) => name !== COMPARED);
  const inside = written.flatMap(([name, field]) => textsIn(field, path === '' ? name : `${path}.${name}`));
  const inItems = items === undefined ? [] : textsIn(items, `${path}[]`);
  return [...own, ...inside, ...inItems, ...anyOf.flatMap((one) => textsIn(one, path))];
}

/** Records the fields whose texts satisfy `isMeant`, in all calls that are made while `work` runs, as `METHOD path field`. */
export async function fieldsSentIn(
  work: () => Promise<void>,
  isMeant: (text: string) => boolean,
): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const [, path] = /\/api\/([^?]*)/u.exec(input instanceof Request ? input.url : String(input)) ?? [];
    for (const field of fieldsOf(init?.body, isMeant)) sent.add(`${init?.method ?? 'GET'} ${path ?? ''} ${field}`);
    return real(input, init);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = real;
  }
  return sent;
}

function fieldsOf(body: unknown, isMeant: (text: string) => boolean): readonly string[] {
  if (body instanceof FormData) {
    return [...body].flatMap(([name, value]) => (typeof value === 'string' && isMeant(value) ? [name] : []));
  }
  return typeof body === 'string' && body.startsWith('{') ? meantIn(JSON.parse(body), '', isMeant) : [];
}

function meantIn(value: unknown, path: string, isMeant: (text: string) => boolean): readonly string[] {
  if (typeof value === 'string') return isMeant(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one) => meantIn(one, `${path}[]`, isMeant));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => meantIn(one, path === '' ? name : `${path}.${name}`, isMeant));
}

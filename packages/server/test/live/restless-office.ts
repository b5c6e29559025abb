import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fracht/protocol';
import { ApiClient, done } from '@fracht/testing/school/api-client.ts';
import sharp from 'sharp';

/** How long an answer is waited for, in ms. */
const PATIENCE_MS = 60_000;
const BREATH_MS = 40;
/** Of each class. */
export const FIRST_NAMES = ['Ala', 'Ela', 'Ola'];

/**
 * One write: the name by which its thing is found again, whether it was acknowledged, and when (performance.now()). For a write that was not acknowledged the
 * outcome is unknown.
 */
export type Write = { readonly name: string; readonly isAcknowledged: boolean; readonly at: number };

/** The name that the thing got instead of the intended one; null: there was nothing to write. */
type Put = string | null | void;

/** How the thing with a number is named, and written. `put` rejects if it was not acknowledged. */
type Kind = {
  readonly name: (index: number) => string;
  /** How many of them a school keeps, if that is limited. */
  readonly most?: number;
  readonly put: (client: ApiClient, index: number, name: string) => Promise<Put>;
};

const KINDS = {
  setting: {
    name: (index) => String(10 + (index % 50)),
    put: async (client, _, value) =>
      void (await client.call(CALLS.updateSettings, { body: { settings: [{ key: 'leave_grace_s', value }] } })),
  },
  text: {
    name: (index) => `<p>O nas ${String(index)}</p>`,
    put: async (client, _, value) =>
      void (await client.call(CALLS.saveContent, { body: { elements: [{ id: 'about-1', value }] } })),
  },
  scenario: {
    name: (index) => `Zdarzenie ${String(index)}`,
    async put(client, _, name) {
      const [first] = await client.call(CALLS.accidents, { query: {} });
      await client.call(CALLS.saveAccident, { body: { id: first?.id ?? '', name } });
    },
  },
  class: {
    name: lastName,
    async put(client, index, last_name) {
      const students = FIRST_NAMES.map((first_name) => ({ first_name, last_name }));
      await client.call(CALLS.addClass, { body: { students, days: 1, key: `klasa-numer-${String(index)}` } });
    },
  },
  group: {
    name: (index) => `Grupa ${String(index)}`,
    put: async (client, _, name) => void (await client.call(CALLS.addGroup, { body: { name, users: [] } })),
  },
  picture: {
    name: (index) => `Kolor ${String(index)}`,
    most: 900,
    async put(client, index, alt) {
      const background = { r: index % 256, g: (index >> 8) % 256, b: 7 };
      const bytes = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'kolor.png');
      form.set('alt', alt);
      const { headers } = client;
      await done(client.raw('POST', `/api/${CALLS.uploadEventImage.path}`, { headers, body: form }));
    },
  },
  import: {
    name: (index) => `Import${lastName(index)}`,
    async put(client, index, last_name) {
      const rows = FIRST_NAMES.map((first_name) => ({
        first_name,
        last_name,
        email: `${first_name}.${last_name}@import.test`.toLowerCase(),
      }));
      await client.call(CALLS.importUsers, { body: { rows, days: 1, key: `import-numer-${String(index)}` } });
    },
  },
  published: {
    name: (index) => `Sytuacja ${String(index)}`,
    async put(client, _, name) {
      const { kind, published, draft } = await client.call(CALLS.draft, { params: { id: PUBLISHED } });
      const value = JSON.stringify({ ...fieldsOf(published?.item), name });
      const of = { id: PUBLISHED, kind, version: published?.version ?? 0, value };
      const desk = await client.call(CALLS.saveDraft, { body: { ...of, revision: draft?.revision ?? null } });
      await client.call(CALLS.publishDraft, { body: { id: PUBLISHED, revision: desk.draft?.revision ?? '' } });
    },
  },
  questions: {
    name: (index) => `Pytanie ${String(index)}`,
    put: async (client, _, value) =>
      void (await client.call(CALLS.saveSurveyQuestions, { body: { questions: [{ value, kind: 'text' }] } })),
  },
  survey: {
    name: (index) => `nobody's ${String(index)}`,
    async put(client) {
      const games = await client.call(CALLS.games, {});
      const sent = new Set((await client.call(CALLS.surveys, {})).map(({ game }) => game));
      const next = games.find(({ id, state }) => state === 'FINISHED' && !sent.has(id));
      if (next === undefined) return null;
      await client.call(CALLS.initSurvey, { body: { game: next.id } });
      return next.id;
    },
  },
  answer: {
    name: (index) => `Odpowiedź ${String(index)}`,
    async put(client, _, value) {
      const [open] = await client.call(CALLS.surveys, {});
      const question = open?.questions.find(({ kind }) => kind === 'text');
      if (open === undefined || question === undefined) return null;
      await client.call(CALLS.submitSurvey, { body: { id: open.id, answers: [{ id: question.id, value }] } });
      return value;
    },
  },
  backup: {
    name: (index) => `nobody's ${String(index)}`,
    async put(client) {
      const { backups: before } = await client.call(CALLS.makeBackup, { body: {} });
      for (;;) {
        const { backups, isRunning } = await client.call(CALLS.backups, {});
        if (!isRunning) return backups[0]?.name === before[0]?.name ? null : (backups[0]?.name ?? null);
        await sleep(BREATH_MS);
      }
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** A built-in critical situation, which one office publishes again and again. */
export const PUBLISHED = 'K01';

function fieldsOf(item: unknown): object {
  return typeof item === 'object' && item !== null ? item : {};
}

export type Work = keyof typeof KINDS;
export const WORKS = [
  'setting',
  'text',
  'scenario',
  'class',
  'group',
  'picture',
  'import',
  'published',
  'questions',
  'survey',
  'answer',
  'backup',
] as const satisfies readonly Work[];
/** What lecturers write. Students write answers, an admin the rest. */
export const OF_LECTURERS: ReadonlySet<Work> = new Set(['class', 'group', 'import', 'questions', 'survey']);

/** A name of letters only, a different one for each number. */
function lastName(index: number): string {
  const letters = Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return `Nowak${letters.join('')}`;
}

/**
 * People who keep writing one kind of thing, in turn, whatever happens to the server; what was not answered is not tried again. Rejects if a write or a
 * session is refused.
 */
export class RestlessOffice {
  readonly written: Write[] = [];
  readonly #work: Work;
  readonly #people: readonly ApiClient[];
  readonly #address: () => string;

  constructor(work: Work, people: readonly ApiClient[], address: () => string) {
    this.#work = work;
    this.#people = people;
    this.#address = address;
  }

  /** Whether any of its writes was acknowledged. */
  get isHeard(): boolean {
    return this.written.some(({ isAcknowledged }) => isAcknowledged);
  }

  async write(isOver: () => boolean): Promise<void> {
    const { most = Number.POSITIVE_INFINITY }: Kind = KINDS[this.#work];
    for (let index = 1; !isOver() && index <= most; index += 1) {
      const client = new ApiClient(this.#address(), { signal: AbortSignal.timeout(PATIENCE_MS) });
      client.bearer = this.#people[index % this.#people.length]?.bearer ?? null;
      if (await isIn(client)) await this.#one(client, index);
      await sleep(BREATH_MS);
    }
  }

  async #one(client: ApiClient, index: number): Promise<void> {
    const kind: Kind = KINDS[this.#work];
    const name = kind.name(index);
    try {
      const put = await kind.put(client, index, name);
      if (put !== null) this.written.push({ name: put ?? name, isAcknowledged: true, at: performance.now() });
    } catch (error) {
      if (isRefusal(error)) throw error;
      this.written.push({ name, isAcknowledged: false, at: performance.now() });
    }
  }
}

/**
 * Whether the server is there and knows the session; gives the client a CSRF pair of its own, since many write at once in one session. Rejects if the server says
 * that the session is invalid: a restart must not end it.
 */
async function isIn(client: ApiClient): Promise<boolean> {
  try {
    await done(client.get('auth/verify/'));
    return true;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return false;
  }
}

/** The server has answered, and not that it failed, is busy, or has meanwhile written an earlier call that was given up (409). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^4(?!29|09)\d\d: /u.test(error.message);
}

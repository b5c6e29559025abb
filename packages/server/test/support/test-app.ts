import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';
import { expectPromised } from '@fracht/testing/school/promised.ts';
import { GuessPace } from '../../src/accounts/guess-pace.ts';
import { KnownPlaces } from '../../src/accounts/known-places.ts';
import { makePasswords } from '../../src/accounts/passwords.ts';
import { Backups } from '../../src/backups/backups.ts';
import { buildApp, type AppOptions } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { makeLiveServer } from '../../src/live-server.ts';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import type { AppContext } from '../../src/context.ts';
import type { Api } from '../../src/http/api.ts';
import { newId } from '../../src/ids.ts';
import { makeLog } from '../../src/log.ts';
import { NO_POST } from '../../src/mail/post.ts';
import type { GameProgress } from '../../src/storage/game-store.ts';
import type { NewUser } from '../../src/storage/user-store.ts';
import { newDatabase } from './new-database.ts';

/** Hashing as weak as the library allows: tests log in often. */
const TEST_HASH_COST = { memoryCost: 8, timeCost: 1 };
export const PASSWORD = 'dobre-haslo-do-testu';
const NOON = Date.UTC(2026, 10, 21, 11);

const envelope = z.object({
  csrf: z.object({ key: z.string(), token: z.string() }).optional(),
  payload: z.unknown(),
  message: z.object({ type: z.string(), text: z.string(), code: z.string().optional() }).optional(),
});

type Answer = { readonly status: number; readonly headers: Record<string, unknown> } & z.output<typeof envelope>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Login = { readonly bearer: string; readonly csrf: { readonly key: string; readonly token: string } };

export type TestApp = {
  readonly app: Api;
  readonly context: AppContext;
  readonly live: {
    progress: (game: string) => GameProgress | null;
    readonly forgotten: string[];
    readonly expelled: string[];
  };
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  /** Sets the wall clock alone so far ahead: no time passes. */
  readonly setAhead: (ms: number) => void;
  readonly call: (method: Method, path: string, body?: unknown, login?: Login) => Promise<Answer>;
  /** A call by POST whose body is a form, with files in it. */
  readonly sendForm: (path: string, form: FormData, login: Login) => Promise<Answer>;
  /** Adds an account with the test password. */
  readonly person: (user: Partial<NewUser> & { readonly email: string }) => Promise<string>;
  readonly logIn: (email: string) => Promise<Login>;
};

/** `withLive`: with the calls of the live games, though without a socket. `isShared`: for all tests of the file. */
type TestOptions = AppOptions & {
  readonly withLive?: boolean;
  readonly isShared?: boolean;
  readonly variables?: Readonly<Record<string, string>>;
  readonly log?: AppContext['log'];
};

/** A whole application over a real database in its own folder, with a clock that only the test moves. */
export async function testApp({
  withLive = false,
  isShared = false,
  variables = {},
  log = makeLog('silent'),
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-test-'));
  const database = join(folder, 'fracht.sqlite');
  const storage = await newDatabase(database);
  let [time, ahead] = [NOON, 0];
  const live: TestApp['live'] = { progress: () => null, forgotten: [], expelled: [] };
  const context: AppContext = {
    config: readConfig({ PUBLIC_URL: 'http://gra.test', DATA_DIR: folder, ...variables }),
    storage,
    passwords: makePasswords(TEST_HASH_COST),
    knownPlaces: new KnownPlaces(),
    guessPace: new GuessPace({ gap: 5, waiting: 20 }),
    live: {
      progress: async (id) => live.progress(id),
      attention: async () => 0,
      isAsked: async () => false,
      forget: async (id) => void live.forgotten.push(id),
      expel: async (id) => void live.expelled.push(id),
      endOver: async () => undefined,
    },
    // Each application has its own: a test may replace it with a mail server.
    post: { ...NO_POST },
    backups: new Backups({
      source: folder,
      folder: join(folder, 'backups'),
      keep: 3,
      key: { given: null, dataDir: folder },
      logger: makeLog('silent'),
      now: () => time,
      onFailure: async () => undefined,
    }),
    log,
    metrics: new Registry(),
    now: () => time + ahead,
    steady: () => time,
    deadlineNow: () => time,
    canStore: async () => true,
  };
  const games = withLive
    ? makeLiveServer({ ...context, openLog: (hearers) => openSqliteLog(database, hearers) })
    : null;
  const resources = games?.resources ?? [];
  const app = await buildApp(context, { webDist: join(folder, 'web'), resources, ...options });
  const atEnd = isShared ? afterAll : onTestFinished;
  atEnd(async () => {
    await games?.close();
    await app.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  const call = caller(app);
  return {
    app,
    context,
    live,
    call,
    sendForm: (path, form, login) => sendForm(app, path, form, login),
    pass: (ms) => {
      time += ms;
    },
    setAhead: (ms) => {
      ahead = ms;
    },
    person: (user) => addPerson(context, user),
    async logIn(email) {
      const { csrf, payload } = await call('POST', 'auth/', { email, password: PASSWORD });
      return {
        bearer: z.object({ auth: z.object({ value: z.string() }) }).parse(payload).auth.value,
        csrf: csrf ?? { key: '', token: '' },
      };
    },
  };
}

function caller(app: Api): TestApp['call'] {
  return async (method, path, body, login) => {
    const headers: Record<string, string> = login === undefined ? {} : loggedIn(login);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const answer = answerOf(await app.inject({ method, url: `/api/${path}`, headers, ...payload }));
    expectPromised(method, path, answer);
    return answer;
  };
}

async function sendForm(app: Api, path: string, form: FormData, login: Login): Promise<Answer> {
  const encoded = new Response(form);
  const headers = { ...loggedIn(login), 'content-type': encoded.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await encoded.arrayBuffer());
  const answer = answerOf(await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload }));
  expectPromised('POST', path, answer);
  return answer;
}

function loggedIn({ bearer, csrf }: Login): Record<string, string> {
  return { authorization: `Bearer ${bearer}`, 'x-csrf-key': csrf.key, 'x-csrf-token': csrf.token };
}

function answerOf(response: Awaited<ReturnType<Api['inject']>>): Answer {
  // An event stream has no envelope.
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    ...envelope.parse(isJson ? response.json() : { payload: null }),
  };
}

async function addPerson(
  { storage, passwords, now }: AppContext,
  user: Partial<NewUser> & { readonly email: string },
): Promise<string> {
  const id = newId();
  await storage.users.add({
    id,
    first_name: 'Anna',
    last_name: 'Lis',
    type: 'STUDENT',
    teacher: null,
    group: null,
    approved: true,
    passwordHash: await passwords.hash(PASSWORD),
    createdAt: now(),
    ...user,
  });
  return id;
}

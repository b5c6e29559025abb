import { z } from 'zod';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { moreToldTo } from './told-of-more.ts';

/**
 * Data directories as earlier states of the product left them, each cut off by kill -9 in the middle of play: one finished game, one paused in round 2, one
 * running, one that nobody opened; a draft and a removed situation. `expected.json` is what that earlier server itself answered when it was started again
 * on a copy. A directory is added when the storage format or the rules change, and none is ever made again: 1 is from before rules had versions, the games
 * of 2 and 3 are played by the second and third version of the rules. 4 continues 3: it has games of the third version and the fourth, notes, debriefs, a
 * survey, an audit, and a bin with a group and a game. 5 continues 4: it also has a running attempt at homework, an uploaded picture and units of the
 * curriculum. `leave.ts` makes the next one. 3, 4 and 5 also have the PostgreSQL database that their state made of it, killed under its running game
 * (`leave-on-postgres.ts`).
 */
const EARLIER = fileURLToPath(new URL('.', import.meta.url));
/** The directories, in the order in which they were made. */
export const STATES = ['1', '2', '3', '4', '5'];
/** Those that continue an earlier one and contain more than games. */
export const STATES_WITH_MORE = ['4', '5'];
/** The password of everybody in them except the admin. */
export const PASSWORD_THEN = 'haslo do lekcji';

export type ToldThen = { readonly seq?: number; readonly serverTime?: number; readonly [field: string]: unknown };
type Expected = {
  readonly finished: { readonly id: string; readonly view: ToldThen };
  readonly paused: {
    readonly id: string;
    readonly teacher: ToldThen;
    readonly student: ToldThen;
    readonly finished: ToldThen;
  };
  readonly running: { readonly id: string };
  readonly fresh: { readonly id: string };
  readonly attempt?: { readonly id: string };
  readonly old?: { readonly id: string; readonly teacher: ToldThen; readonly student: ToldThen };
  readonly more?: Partial<Awaited<ReturnType<typeof moreToldTo>>>;
};

const unpacked = (state: string, file: string): Buffer => gunzipSync(readFileSync(join(EARLIER, state, `${file}.gz`)));

/** Messages as they were worded then, and today's wording of the same: words belong to the catalogue, not to the data. */
const REWORDED = [
  ['Grozi kontrola i\u00a0mandat, zjedź', 'Grozi kontrola i\u00a0kara, zjedź'],
  [
    'za 45\u00a0min. kończy się czas jazdy kierowcy. Wybierz parking.',
    'kierowcy zostało 45\u00a0min. czasu jazdy. Wybierz parking, jeśli wcześniej nie dojedzie.',
  ],
  ['Wybierz parking, a spod rampy zaraz po pracy.', 'Wybierz parking.'],
  [
    'Kara za przekroczony czas jazdy:',
    'Kara za naruszenie przepisów o\u00a0czasie jazdy i\u00a0odpoczynku (wydłużenia jazdy do 10\u00a0godzin gra nie liczy):',
  ],
  [
    'Kara za naruszenie przepisów o\u00a0czasie jazdy i\u00a0odpoczynku:',
    'Kara za naruszenie przepisów o\u00a0czasie jazdy i\u00a0odpoczynku (wydłużenia jazdy do 10\u00a0godzin gra nie liczy):',
  ],
] as const;

/** What the server of a state answered itself, in today's wording. */
export function expectedOf(state: string): Expected {
  const told = unpacked(state, 'expected.json').toString();
  const expected: Expected = JSON.parse(REWORDED.reduce((text, [then, today]) => text.replaceAll(then, today), told));
  return expected;
}

/** The name of the file, in a state's folder, that holds its database on PostgreSQL. */
export const POSTGRES_FILE = 'postgres.sql.gz';
/** The states for which `leave-on-postgres.ts` also stored a database with the schema of that time. */
export const STATES_ON_POSTGRES = STATES.filter((state) => existsSync(join(EARLIER, state, POSTGRES_FILE)));

/** The statements that make the PostgreSQL database of a state in an empty one. */
export function sqlOf(state: string): string {
  return gunzipSync(readFileSync(join(EARLIER, state, POSTGRES_FILE))).toString();
}

/** Unpacks the data directory of a state into an empty folder. */
export function putState(state: string, folder: string): void {
  for (const file of ['fracht.sqlite', 'fracht.sqlite-wal']) writeFileSync(join(folder, file), unpacked(state, file));
  const pictures = join(EARLIER, state, 'uploads');
  if (existsSync(pictures)) cpSync(pictures, join(folder, 'uploads'), { recursive: true });
}

const STRUCK = z.array(z.object({ order: z.string().default('') }).loose());

/**
 * What an answer says about the game itself: without when it was requested, or how many messages its line has had. Earlier servers named a situation of a player
 * or order by its id in the library, which need not be unique in the list, and listed them in another order.
 */
export function lasting({ seq: _seq, serverTime: _serverTime, ...told }: ToldThen): ToldThen {
  const isStruck = (key: string): boolean => key === 'accidents' || key === 'emergencies';
  const plain: ToldThen = JSON.parse(JSON.stringify(told), (key: string, value: unknown) =>
    isStruck(key)
      ? STRUCK.parse(value)
          .map(({ id: _id, ...rest }) => rest)
          .toSorted((one, other) => one.order.localeCompare(other.order))
      : value,
  );
  return plain;
}

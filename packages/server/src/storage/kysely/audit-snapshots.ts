import { competenceLabels } from '@fracht/content';
import type { AuditKind } from '@fracht/protocol';
import type { AuditFields } from '../audit-store.ts';
import type { Db } from '../tables.ts';
import { type RecordedChange, recordChanges, type Snapshot } from './record-change.ts';

type Snapshots = ReadonlyMap<string, Snapshot>;
/** The kinds whose state is read before and after; for the others the stores have both at hand. */
type Read = Extract<
  AuditKind,
  'USER' | 'GROUP' | 'GAME' | 'HOMEWORK' | 'RESULT' | 'QUESTIONS' | 'SCENARIO' | 'CURRICULUM'
>;

/** How the audited fields of some things are read; those that do not exist are left out. */
const SNAPSHOTS: { readonly [Kind in Read]: (db: Db, ids: readonly string[]) => Promise<Snapshots> } = {
  USER: people,
  GROUP: groups,
  GAME: games,
  HOMEWORK: assignments,
  RESULT: results,
  QUESTIONS: questions,
  SCENARIO: scenarios,
  CURRICULUM: curriculum,
};

/** The last day of a lecturer who leads a group without an end. */
const NO_END = '-';
/** How many ids one statement takes. */
const IDS_AT_ONCE = 500;

type SnapshotSubject = {
  readonly kind: Read;
  readonly ids: readonly string[];
  /** The things were removed, and the work restores them. */
  readonly isRestored?: boolean;
  /** Reads fields that are recorded with this work only, for each of the things. */
  readonly also?: () => Promise<AuditFields>;
};

/**
 * Does work that changes these things and records what it changed, in one transaction, which the caller has begun. A thing that is not there
 * before or after counts as added or removed. (AUD-1)
 */
export async function audited<Done>(db: Db, subject: SnapshotSubject, work: () => Promise<Done>): Promise<Done> {
  const { ids, kind, isRestored = false } = subject;
  const before = await snapshotsOf(db, subject);
  const done = await work();
  const after = await snapshotsOf(db, subject);
  const changes = ids.map((id): RecordedChange => {
    const [one, other] = [before.get(id) ?? null, after.get(id) ?? null];
    return { kind, object: id, before: one, after: other, isRestored: isRestored && one === null && other !== null };
  });
  await recordChanges(db, changes);
  return done;
}

/** Records that somebody exported what is stored about a person. Call it in a transaction. (AUD-8) */
export async function recordPersonTaken(db: Db, id: string): Promise<void> {
  const person = (await people(db, [id])).get(id) ?? null;
  await recordChanges(db, [{ kind: 'USER', object: id, before: null, after: person, isTaken: true }]);
}

async function snapshotsOf(db: Db, { kind, ids, also }: SnapshotSubject): Promise<Snapshots> {
  const found = new Map<string, Snapshot>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    for (const [id, one] of await SNAPSHOTS[kind](db, ids.slice(from, from + IDS_AT_ONCE))) found.set(id, one);
  }
  if (also === undefined) return found;
  const more = await also();
  return new Map([...found].map(([id, one]) => [id, { ...one, fields: { ...one.fields, ...more } }]));
}

async function people(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('group_members', 'group_members.student', 'users.id')
    .leftJoin('login_codes', 'login_codes.user', 'users.id')
    .leftJoin('second_factors', 'second_factors.user', 'users.id')
    .selectAll('users')
    .select(['group_members.group_id', 'login_codes.code_hash', 'second_factors.since'])
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute();
  const recovery = await recoveryCodes(db, ids);
  return new Map(
    rows.map((row) => {
      const { first_name, last_name, email, login, type, teacher, group_id: group } = row;
      const fields = {
        first_name,
        last_name,
        email,
        login,
        type,
        teacher,
        group,
        approved: row.approved === 1,
        public_names: row.public_names === 1,
        answer_time: row.answer_time,
        second_factor: row.since !== null,
      };
      const label = `${first_name} ${last_name}`;
      const secrets = {
        password: row.password_hash,
        code: row.code_hash,
        recovery_codes: recovery.get(row.id)?.join() ?? null,
      };
      return [row.id, { label, words: email ?? login ?? '', fields, secrets }];
    }),
  );
}

/** The hashes of the recovery codes of these accounts. */
async function recoveryCodes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = db.selectFrom('recovery_codes').selectAll().where('user', 'in', ids).orderBy('code_hash');
  const found = new Map<string, string[]>();
  for (const { user, code_hash } of await rows.execute()) found.set(user, [...(found.get(user) ?? []), code_hash]);
  return found;
}

async function groups(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db.selectFrom('groups').select(['id', 'name', 'teacher']).where('id', 'in', ids).execute();
  const members = await db.selectFrom('group_members').selectAll().where('group_id', 'in', ids).execute();
  const membersOf = (id: string): readonly string[] =>
    members
      .filter(({ group_id }) => group_id === id)
      .map(({ student }) => student)
      .toSorted();
  const beside = await db
    .selectFrom('group_lecturers')
    .selectAll()
    .where('group_id', 'in', ids)
    .orderBy('lecturer')
    .execute();
  return new Map(
    rows.map(({ id, name, teacher }) => {
      const others = beside.filter(({ group_id }) => group_id === id);
      const told =
        others.length === 0
          ? {}
          : {
              co_lecturers: others.map(({ lecturer }) => lecturer),
              co_lecturers_until: others.map(({ until }) => until ?? NO_END),
            };
      return [id, { label: name, fields: { name, teacher, members: membersOf(id), ...told } }];
    }),
  );
}

async function games(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'teacher', 'group_name', 'number', 'randos', 'auto_advance', 'state', 'score'])
    .where('id', 'in', ids)
    .where('removed_day', 'is', null)
    .execute();
  const members = await db.selectFrom('game_members').selectAll().where('game', 'in', ids).orderBy('user').execute();
  return new Map(
    rows.map(({ id, teacher, group_name, number, randos, auto_advance }) => {
      const players = members.filter(({ game }) => game === id).map(({ user }) => user);
      const fields = { group_name, number, randos: randos === 1, auto_advance: auto_advance === 1, teacher, players };
      return [id, { label: gameLabel(group_name, number), fields }];
    }),
  );
}

async function assignments(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const present = db.selectFrom('homework').selectAll().where('removed_day', 'is', null).where('ghost', 'is', null);
  const rows = await present.where('id', 'in', ids).execute();
  return new Map(
    rows.map((row) => {
      const { id, title, teacher, group_name, source, rounds, bots, level, opens_at, closes_at, attempts } = row;
      const { counts, shown } = row;
      const game = { source, rounds, bots, level, situations: row.situations === 1, topics: parsedOrText(row.topics) };
      const fields = { title, group_name, teacher, ...game, opens_at, closes_at, attempts, counts, shown };
      return [id, { label: title, words: group_name, fields }];
    }),
  );
}

async function results(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'group_name', 'number', 'score', 'points', 'money', 'players'])
    .where('id', 'in', ids)
    .where('state', '=', 'FINISHED')
    .execute();
  const struck = await db
    .selectFrom('struck_observations')
    .select(['game', 'player', 'decision'])
    .where('game', 'in', ids)
    .orderBy('player')
    .orderBy('decision')
    .execute();
  return new Map(
    rows.map(({ id, group_name, number, score, points, money, players }) => {
      const own = struck.filter(({ game }) => game === id).map(({ game: _game, ...strike }) => strike);
      const fields = { score, points, money, scores: scoresIn(players), struck: own };
      return [id, { label: gameLabel(group_name, number), fields }];
    }),
  );
}

/** The points of each player by id, of the stored players of a game. */
function scoresIn(players: string): unknown {
  const list = parsedOrText(players);
  return Array.isArray(list)
    ? list.map((player: unknown) => ({
        player: Reflect.get(Object(player), 'id'),
        score: Reflect.get(Object(player), 'score'),
      }))
    : [];
}

/** What a game is called in the audit: its group's name then, and its number. */
function gameLabel(group: string, number: number): string {
  return `${group} (${String(number)})`;
}

async function questions(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db.selectFrom('survey_sets').selectAll().where('teacher', 'in', ids).execute();
  return new Map(
    rows.map(({ teacher, questions: list }): [string, Snapshot] => {
      const fields: AuditFields = { questions: parsedOrText(list) };
      return [teacher, { label: '', fields }];
    }),
  );
}

async function scenarios(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db.selectFrom('library_items').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, name, kind, active, position, version, value }) => {
      const fields = { kind, active: active === 1, position, ...itemFields(value) };
      return [id, { label: name, fields, version }];
    }),
  );
}

/** What the competences are called. */
const labels = new Map<string, string>(Object.entries(competenceLabels));

async function curriculum(db: Db, ids: readonly string[]): Promise<Snapshots> {
  const rows = await db.selectFrom('curriculum').selectAll().where('competence', 'in', ids).execute();
  return new Map(
    rows.map(({ competence, units, is_confirmed, version }) => {
      const fields = { units: parsedOrText(units), confirmed: is_confirmed === 1 };
      return [competence, { label: labels.get(competence) ?? competence, fields, version }];
    }),
  );
}

/** The fields of a stored item, without its id; if it cannot be read, its text. */
function itemFields(value: string): AuditFields {
  const item = parsedOrText(value);
  if (typeof item !== 'object' || item === null) return { value };
  const { id: _id, ...fields }: Record<string, unknown> = { ...item };
  return fields;
}

/** Parses stored JSON; text that cannot be parsed is returned as it is, so that no change fails because of it. */
function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

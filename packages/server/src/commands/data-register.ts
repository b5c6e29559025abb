import { browserMemoryText, type DataKind, dataRegisterText, type KeptPeriods } from '@fracht/content';
import { type CallRecord, type Calls, CALLS, type DataRegister } from '@fracht/protocol';
import { PERSONAL_COLUMNS, READ_BY } from '../policies/personal-data.ts';
import { KEPT_DAYS } from '../storage/kysely/kept-days.ts';
import { RESTING_DAYS } from '../storage/kysely/removed-users.ts';
import { MAIL_KEPT_DAYS } from '../storage/mail-store.ts';
import { LOGIN_LASTS_MS } from '../storage/session-store.ts';
import { ASIDE_DAYS, NOTICE_DAYS } from './retention.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const text = dataRegisterText;

/** What the register's text depends on in a school. */
export type RegisterFacts = {
  /** How many months accounts are kept; 0: for ever. */
  readonly months: number;
  readonly backupKeep: number;
  readonly hasMail: boolean;
  readonly hasNats: boolean;
};

/** The register of personal data that is kept, generated from the tables of the program alone. (PRV-17) */
export function dataRegister({ months, backupKeep, hasMail, hasNats }: RegisterFacts): DataRegister {
  const periods: KeptPeriods = {
    months,
    backupKeep,
    noticeDays: NOTICE_DAYS,
    asideDays: ASIDE_DAYS,
    restingDays: RESTING_DAYS,
    binDays: KEPT_DAYS,
    mailDays: MAIL_KEPT_DAYS,
    sessionHours: LOGIN_LASTS_MS.session / HOUR_MS,
    rememberedDays: LOGIN_LASTS_MS.remembered / DAY_MS,
    codeDays: Math.floor(LOGIN_LASTS_MS.code / DAY_MS),
  };
  const { mail, backups, log, nats, others } = text.exits;
  return {
    kinds: KINDS.map((kind) => kindOf(kind, periods)),
    bin: text.bin(periods),
    exits: [
      { where: mail.where, text: hasMail ? mail.is : mail.isNot },
      { where: backups.where, text: backups.text(backupKeep, backupKeep) },
      { where: log.where, text: log.text },
      { where: nats.where, text: hasNats ? nats.is : nats.isNot },
      { where: others.where, text: others.text },
    ],
    browser: [
      ...Object.entries({ ...browserMemoryText.local, ...browserMemoryText.composed }).map(([key, what]) => ({
        key,
        place: text.local,
        what,
      })),
      ...Object.entries(browserMemoryText.tab).map(([key, what]) => ({ key, place: text.tab, what })),
    ],
  };
}

const KINDS: readonly DataKind[] = [
  'NAME',
  'CONTACT',
  'SECRET',
  'CLASS',
  'VISITS',
  'PLAY',
  'COMPETENCE',
  'PRACTICE',
  'EXTRA_TIME',
  'WORDS',
  'LETTERS',
  'AUDIT',
];

function kindOf(kind: DataKind, periods: KeptPeriods): DataRegister['kinds'][number] {
  const { title, purpose, kept, erased } = text.kinds[kind];
  const places = Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) => {
    const own = Object.keys(columns).filter((column) => columns[column] === kind);
    return own.length === 0 ? [] : [{ table, columns: own }];
  });
  const readers = [...new Set(READ_BY[kind].map(readerOf))];
  const basis = kind === 'EXTRA_TIME' ? text.special : text.blank;
  return { kind, title, purpose, basis, kept: kept(periods), erased, places, readers };
}

const REACHES: ReadonlyMap<string, string> = new Map(Object.entries(text.reaches));

/** Who may make a call, and about whom, as its record says. */
function readerOf(name: keyof Calls): string {
  const { who, object }: CallRecord = CALLS[name];
  const reach = object === undefined ? REACHES.get(name) : text.rights[object.right];
  if (reach === undefined) throw new Error(`whom ${name} reaches is not said`);
  return `${who.map((role) => text.roles[role]).join(', ')}: ${reach}`;
}

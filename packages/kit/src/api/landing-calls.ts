import type { AnswerOf, Calls, ContentItem, RegistrationRule, RegistrationRules } from '@fracht/protocol';
import { call } from './call.ts';
import { asFields, asList, asNumber, asText, type Unread } from './read.ts';

export type PublicRankings = AnswerOf<Calls['rankings']>;
export type GroupRank = PublicRankings['groups'][number];
export type PlayerRank = PublicRankings['players'][number];
/** A text as the page shows it. */
type Item = { readonly id: string; readonly value: string };
export type Content = Readonly<Record<string, string>>;

/** Options of calls that the page makes by itself. */
const UNASKED = { isQuiet: true, isSilent: true } as const;

const RANKINGS = { parse: readRankings };
const ITEMS = { parse: readItems };
const REGISTRATION = { parse: readRegistration };

/** The public rankings, complete, best first. A failure is not shown; the caller logs it. (GME-4, LND-3) */
export async function callRankings(signal?: AbortSignal): Promise<PublicRankings> {
  return call<Calls['rankings']>('GET game/rankings/', RANKINGS, { ...UNASKED, signal });
}

/** The page's texts by their ids, HTML sanitised on the server. (TXT-1, LND-3) */
export async function callContent(signal?: AbortSignal): Promise<Content> {
  return byId(await call<Calls['content'], Item[]>('GET content/get/', ITEMS, { ...UNASKED, signal }));
}

/** Who may register. A failure is not shown; the caller logs it, and the server enforces the rule anyway. (LND-17) */
export async function callRegistration(signal?: AbortSignal): Promise<RegistrationRules> {
  return call<Calls['registration']>('GET user/registration/', REGISTRATION, { ...UNASKED, signal });
}

/** The content items of an answer by their ids; unreadable ones are left out. */
export function readContent(payload: unknown): Content {
  return byId(readItems(payload));
}

function readRankings(payload: unknown): PublicRankings {
  const { groups, players }: Unread<PublicRankings> = asFields(payload);
  return { groups: asList(groups, readGroup), players: asList(players, readPlayer) };
}

function readRegistration(payload: unknown): RegistrationRules {
  const { students, lecturers }: Unread<RegistrationRules> = asFields(payload);
  return { students: readRule(students), lecturers: readRule(lecturers) };
}

function readRule(rule: unknown): RegistrationRule {
  const { open, domains }: Unread<RegistrationRule> = asFields(rule);
  return { open: open !== false, domains: asList(domains, asText) };
}

function byId(items: readonly Item[]): Content {
  return Object.fromEntries(items.map(({ id, value }) => [id, value]));
}

function readItems(payload: unknown): Item[] {
  return asList(payload, (item) => {
    const { id, value }: Unread<ContentItem> = asFields(item);
    return typeof id === 'string' && typeof value === 'string' ? { id, value } : null;
  });
}

function readGroup(item: unknown): GroupRank {
  const { name, players, score, place, date, size }: Unread<GroupRank> = asFields(item);
  return {
    name: asText(name) ?? '',
    players: asList(players, asText),
    score: asNumber(score),
    place: asNumber(place),
    date: asText(date) ?? '',
    size: asNumber(size),
  };
}

function readPlayer(item: unknown): PlayerRank {
  const { name, initials, team, score, place, date }: Unread<PlayerRank> = asFields(item);
  return {
    name: asText(name) ?? '',
    initials: asText(initials) ?? '',
    team: asText(team) ?? '',
    score: asNumber(score),
    place: asNumber(place),
    date: asText(date) ?? '',
  };
}

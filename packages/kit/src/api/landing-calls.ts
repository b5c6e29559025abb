import { readFields, readList, readNumber, readText } from './read.ts';
import { request } from './request.ts';

export type GroupRank = {
  readonly name: string;
  readonly players: readonly string[];
  readonly score: number;
  /** Equal results share one. */
  readonly place: number;
  readonly date: string;
  readonly size: number;
};
export type PlayerRank = {
  readonly name: string;
  readonly initials: string;
  readonly team: string;
  readonly score: number;
  /** Equal results share one. */
  readonly place: number;
  readonly date: string;
};
export type Rankings = { readonly groups: readonly GroupRank[]; readonly players: readonly PlayerRank[] };
export type Content = Readonly<Record<string, string>>;

/** What the page reads by itself, perhaps while somebody is told what is missing in the login form: that must stay. */
const BESIDE_FORMS = { method: 'GET', isQuiet: true, isSilent: true, keepsErrors: true } as const;

/** The public rankings, whole, best first. A failure is not shown, only logged by the caller. (spec §7 "GET game/rankings/", §8) */
export async function callRankings(signal?: AbortSignal): Promise<Rankings> {
  const payload = readFields(await request({ ...BESIDE_FORMS, path: 'game/rankings/', signal }));
  return {
    groups: readList(payload['groups'], readGroup),
    players: readList(payload['players'], readPlayer),
  };
}

/** The page's texts by their ids, HTML sanitised on the server. (spec §7 "GET content/get/", §8) */
export async function callContent(signal?: AbortSignal): Promise<Content> {
  const payload = await request({ ...BESIDE_FORMS, path: 'content/get/', signal });
  return readContent(payload);
}

/** Content items as they travel, by their ids. */
export function readContent(payload: unknown): Content {
  const items = readList(payload, (item) => {
    const { id, value } = readFields(item);
    return typeof id === 'string' && typeof value === 'string' ? ([id, value] as const) : null;
  });
  return Object.fromEntries(items);
}

function readGroup(item: unknown): GroupRank {
  const { name, players, score, place, date, size } = readFields(item);
  return {
    name: readText(name) ?? '',
    players: readList(players, readText),
    score: readNumber(score),
    place: readNumber(place),
    date: readText(date) ?? '',
    size: readNumber(size),
  };
}

function readPlayer(item: unknown): PlayerRank {
  const { name, initials, team, score, place, date } = readFields(item);
  return {
    name: readText(name) ?? '',
    initials: readText(initials) ?? '',
    team: readText(team) ?? '',
    score: readNumber(score),
    place: readNumber(place),
    date: readText(date) ?? '',
  };
}

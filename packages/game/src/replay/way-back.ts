import { replayText } from '@fracht/content';
import type { GameViewer } from '../store/game-store.ts';

/** A link that leads out of a replay. */
type WayBack = {
  readonly to: string;
  readonly search: Readonly<Record<string, string | number>>;
  readonly text: string;
};

/** Query parameters that say where a replay was opened; others are dropped. */
const KEYS = ['from', 'of', 'player', 'group', 'obok'] as const;

/**
 * Where a replay may have been opened from: a stop of a debrief (`stop.2`), the debrief of a class or of an assignment, at one of its decisions
 * (`class.point.1.4`), a slide (`slide.3`), or a page of competences at the observation with this number (`skills.PLANNING.0`).
 */
const FROM =
  /^(?:homework\.[\w-]{1,40}(?:\.point\.\d\.\d{1,3})?|stop\.[1-9]|class(?:\.point\.\d\.\d{1,3})?|slide\.\d{1,2}|(?:skills|term)\.[A-Z_a-z]+\.\d{1,3})$/u;

/** The part of an address that says where its replay was opened from: `from=stop.2` and what belongs to it; null: it does not say. (RPL-12) */
export function originIn(search: string): string | null {
  const told = new URLSearchParams(search);
  if (!FROM.test(told.get('from') ?? '')) return null;
  const parts = KEYS.flatMap((key) => {
    const value = told.get(key);
    return value === null ? [] : [[key, value]];
  });
  return new URLSearchParams(parts).toString();
}

/** The link back to where the replay of a finished game was opened from; if that is unknown, to the end of the game. (RPL-12) */
export function wayBack(game: string, origin: string | null, type: GameViewer['type']): WayBack {
  const told = new URLSearchParams(origin ?? '');
  const from = told.get('from') ?? '';
  const page = from.split('.')[0] ?? '';
  const way = type === 'TEACHER' ? TEACHERS.get(page) : STUDENTS.get(page);
  const end = { to: `/game/${encodeURIComponent(game)}/summary`, search: {}, text: replayText.toSummary };
  return way?.({ game: encodeURIComponent(game), place: from.slice(page.length + 1), told }) ?? end;
}

type ReplayOrigin = {
  /** The game of the replay, as in an address. */
  readonly game: string;
  readonly place: string;
  readonly told: URLSearchParams;
};
type WayBackMaker = (origin: ReplayOrigin) => WayBack;

const toStop: WayBackMaker = ({ game, place }) => ({
  to: `/game/${game}/summary`,
  search: { stop: Number(place) },
  text: replayText.toDebrief,
});

const toClass: WayBackMaker = ({ game, place, told }) => ({
  to: `/panel/lecturer/games/${game}/debrief`,
  search: { ...(place === '' ? {} : { place }), ...kept(told, ['obok']) },
  text: replayText.toDebrief,
});

/** The origin begins with the id of the assignment. */
const toHomework: WayBackMaker = ({ place }) => {
  const [item = ''] = place.split('.');
  const point = place.slice(item.length + 1);
  return {
    to: `/panel/lecturer/games/homework/${item}`,
    search: { widok: 'omowienie', ...(point === '' ? {} : { place: point }) },
    text: replayText.toDebrief,
  };
};

const toSlide: WayBackMaker = ({ game, place, told }) => ({
  to: `/panel/lecturer/games/${game}/projector`,
  search: { slajd: Number(place), ...kept(told, ['obok']) },
  text: replayText.toProjector,
});

const toTerm: WayBackMaker = ({ place }) => ({ to: '/panel/student/term', search: { place }, text: replayText.toTerm });

/** A teacher's card of a student; the viewer's own card needs no name. */
const toSkillsOf =
  (keys: readonly string[]): WayBackMaker =>
  ({ game, place, told }) => ({
    to: `/game/${encodeURIComponent(told.get('of') ?? '') || game}/skills`,
    search: { ...kept(told, keys), place },
    text: replayText.toSkills,
  });

const STUDENTS: ReadonlyMap<string, WayBackMaker> = new Map([
  ['stop', toStop],
  ['skills', toSkillsOf([])],
  ['term', toTerm],
]);
const TEACHERS: ReadonlyMap<string, WayBackMaker> = new Map([
  ['stop', toStop],
  ['class', toClass],
  ['homework', toHomework],
  ['slide', toSlide],
  ['skills', toSkillsOf(['player', 'group'])],
]);

function kept(told: URLSearchParams, keys: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((key) => [key, told.get(key) ?? '']).filter(([, value]) => value !== ''));
}

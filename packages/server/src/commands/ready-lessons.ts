import {
  findSetting,
  GENERAL_PLAN,
  type LessonPlan,
  READY_LESSONS,
  type ReadyLesson,
  SHIPPED_LIBRARY,
  withSettings,
} from '@fracht/content';
import { ROUND_UNITS, ROUNDS, type Settings } from '@fracht/engine';
import { type GamePlanPayload, LIBRARY_KINDS, type LessonSituation, type ReadyLessonPayload } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import type { Game } from '../storage/game-store.ts';
import { currentSettings } from './rules-of-play.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(SHIPPED_LIBRARY).flatMap((items) => items.map(({ id, name }) => [id, name] as const)),
);

/** The ready lesson with this id, or undefined. (LSN-1) */
export function findLesson(id: string): ReadyLesson | undefined {
  return READY_LESSONS.find((lesson) => lesson.id === id);
}

/**
 * The ready lessons, their texts filled in with the values that their games would have now, and which of their situations the library has.
 * (LSN-1, LSN-3)
 */
export async function readyLessons(context: AppContext): Promise<ReadyLessonPayload[]> {
  const [settings, held] = await Promise.all([currentSettings(context), heldItems(context)]);
  return READY_LESSONS.map((lesson) => presentLesson(lesson, settings, held));
}

/** What to show, ask and watch for in the rounds of a game, with the values of its own settings. (LSN-2, LSN-5) */
export function planOf({ lesson: id, settings }: Pick<Game, 'lesson' | 'settings'>): GamePlanPayload {
  const lesson = id === null ? undefined : findLesson(id);
  return { lesson: lesson?.name ?? null, ...filled(lesson ?? GENERAL_PLAN, settings) };
}

type HeldItems = ReadonlyMap<string, { readonly isActive: boolean; readonly isChanged: boolean }>;

async function heldItems({ storage }: AppContext): Promise<HeldItems> {
  const lists = await Promise.all(LIBRARY_KINDS.map((kind) => storage.library.all(kind)));
  return new Map(
    lists.flatMap((list) =>
      list.map(({ item, active, version }) => [item.id, { isActive: active, isChanged: version > 1 }] as const),
    ),
  );
}

function presentLesson(lesson: ReadyLesson, school: Settings, held: HeldItems): ReadyLessonPayload {
  const { id, name, forWhom, lead, aims, competences, seed } = lesson;
  const settings = { ...school, ...lesson.settings };
  return {
    ...filled(lesson, settings),
    id,
    name,
    forWhom,
    lead,
    aims: [...aims],
    competences: [...competences],
    seed,
    minutes: (ROUNDS * ROUND_UNITS * settings.unit_ms) / 60_000,
    settings: differencesOf(lesson, school),
    situations: lesson.situations.map((situation) => stateOf(situation, held)),
  };
}

function differencesOf(lesson: ReadyLesson, school: Settings): ReadyLessonPayload['settings'] {
  return Object.entries(lesson.settings).flatMap(([key, value]) => {
    const setting = findSetting(key);
    if (setting === undefined || school[setting.key] === value) return [];
    return [{ key, label: setting.label, unit: setting.unit, value, standard: school[setting.key] }];
  });
}

function stateOf(id: string, held: HeldItems): LessonSituation {
  const item = held.get(id);
  const name = NAMES.get(id) ?? id;
  if (item?.isActive !== true) return { id, name, state: 'MISSING' };
  return { id, name, state: item.isChanged ? 'CHANGED' : 'READY' };
}

function filled({ rounds, debrief }: LessonPlan, settings: Settings): Pick<GamePlanPayload, 'rounds' | 'debrief'> {
  const fill = (texts: readonly string[]): string[] => texts.map((text) => withSettings(text, settings));
  return {
    rounds: rounds.map(({ title, show, ask, watch }) => ({
      title,
      show: fill(show),
      ask: fill(ask),
      watch: fill(watch),
    })),
    debrief: fill(debrief),
  };
}

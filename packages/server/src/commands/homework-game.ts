import {
  ACCIDENT_FAMILY,
  changeFamily,
  type Competence,
  COMPETENCES,
  emergencyFamily,
  RULES_VERSION,
} from '@fracht/engine';
import type { HomeworkTopic } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Group } from '../storage/group-store.ts';
import type { Homework } from '../storage/homework-store.ts';
import type { LibraryStore } from '../storage/library-store.ts';
import type { User } from '../storage/user-store.ts';
import { leads } from '../policies/leading.ts';
import { currentSettings, currentStages } from './rules-of-play.ts';

/** What the games of an assignment are made from: the same for every student and attempt. */
export type HomeworkGame = Pick<
  Homework,
  'source' | 'seed' | 'number' | 'settings' | 'stages' | 'library' | 'rulesVersion'
>;

/** The game drawn for a group, from this seed if there is one, with the current settings, texts and situations. Throws VALIDATION on `topics`. */
export async function newHomeworkGame(
  context: AppContext,
  group: Pick<Group, 'num_games'>,
  { topics, seed = newId() }: { readonly topics: Homework['topics']; readonly seed?: string | undefined },
): Promise<HomeworkGame> {
  return {
    source: null,
    seed,
    number: group.num_games + 1,
    settings: await currentSettings(context),
    stages: await currentStages(context),
    library: await libraryOf(context, topics),
    rulesVersion: RULES_VERSION,
  };
}

/** A snapshot of the active situations that train one of these competences; if none is given, of all. Throws VALIDATION on `topics`. (HWS-1) */
export async function libraryOf(
  { storage: { library } }: Pick<AppContext, 'storage'>,
  topics: Homework['topics'],
): Promise<string> {
  if (topics.length === 0) return library.freeze();
  const ids = (await activeTopics(library)).flatMap(({ id, topic }) => (topics.includes(topic) ? [id] : []));
  if (ids.length === 0) throw fieldError('topics', 'TOPICS_EMPTY');
  return library.freeze(new Set(ids));
}

/** How many active situations train each competence. (HWK-11) */
export async function situationsByTopic({
  storage: { library },
}: Pick<AppContext, 'storage'>): Promise<HomeworkTopic[]> {
  const active = await activeTopics(library);
  return COMPETENCES.map((topic) => ({ topic, situations: active.filter((one) => one.topic === topic).length }));
}

/** Every active situation with the competence that it trains. (CPT-1) */
async function activeTopics(
  library: LibraryStore,
): Promise<readonly { readonly id: string; readonly topic: Competence }[]> {
  const emergencies = await library.all('EMERGENCY');
  const accidents = await library.all('ACCIDENT');
  const changes = await library.all('CHANGE');
  return [
    ...emergencies.map(({ item, active }) => ({
      id: item.id,
      active,
      topic: item.competence ?? emergencyFamily(item),
    })),
    ...accidents.map(({ item, active }) => ({ id: item.id, active, topic: item.competence ?? ACCIDENT_FAMILY })),
    ...changes.map(({ item, active }) => ({ id: item.id, active, topic: item.competence ?? changeFamily(item) })),
  ].filter(({ active }) => active);
}

/** The game of a finished lesson that the caller leads, with the same orders and random events. Throws VALIDATION on `from`. */
export async function homeworkGameFrom(context: AppContext, caller: User, source: string): Promise<HomeworkGame> {
  const game = await context.storage.games.find(source);
  const isLesson = game !== null && game.homework === null && game.state === 'FINISHED';
  if (!isLesson || !(await leads(context, caller, game))) {
    throw fieldError('from', 'WRONG_VALUE');
  }
  const { seed, number, settings, stages, library, rulesVersion } = game;
  return { source, seed, number, settings, stages, library, rulesVersion };
}

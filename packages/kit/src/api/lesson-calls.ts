import {
  type Calls,
  gamePlan,
  type GamePlanPayload,
  readyLesson,
  type ReadyLessonPayload,
  situationCard,
  type SituationCardPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { call } from './call.ts';

const lessons = z.array(readyLesson);
const cards = z.array(situationCard);

/** The lessons that are ready to be taught. (LSN-1) */
export function callReadyLessons(signal?: AbortSignal): Promise<readonly ReadyLessonPayload[]> {
  return call<Calls['readyLessons']>('GET lesson/get-list/', lessons, { isQuiet: true, signal });
}

/** What to show, ask and watch in the rounds of one of the caller's own games. (LSN-5) */
export function callGamePlan(game: string, signal?: AbortSignal): Promise<GamePlanPayload> {
  return call<Calls['gamePlan']>('GET lesson/get-plan/{id}', gamePlan, { params: { id: game }, isQuiet: true, signal });
}

/** The teacher's cards of the situations in the library. (LSN-4) */
export function callSituationCards(signal?: AbortSignal): Promise<readonly SituationCardPayload[]> {
  return call<Calls['situationCards']>('GET lesson/get-cards/', cards, { isQuiet: true, signal });
}

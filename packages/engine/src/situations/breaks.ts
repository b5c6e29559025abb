import type { Breaks, Library, Situation } from '../library.ts';
import type { Decision, OpenSituation } from '../state.ts';
import type { SituationList } from '../situation-state.ts';
import { scenarioOf } from './find.ts';
import { placeAfter } from './walk.ts';

/** Whether one way on from a question breaks a rule of law or safety; undefined if its author did not say. (SIT-20) */
export function breaksAt(
  { answers, breaks_ok, breaks_wrong }: Pick<Situation, 'answers' | 'breaks_ok' | 'breaks_wrong'>,
  { answer, isRight }: Pick<Decision, 'answer' | 'isRight'>,
): Breaks | undefined {
  if (answer === null) return isRight === true ? breaks_ok : breaks_wrong;
  return answers[answer]?.breaks;
}

/**
 * Whether the recorded decision with this number in its situation broke a rule of law or safety, according to the library with which its game
 * was played; undefined if its author did not say, or there is no such decision. (SIT-20)
 */
export function breaksOf(
  library: Library,
  list: SituationList,
  { id, decisions }: Pick<OpenSituation, 'id' | 'decisions'>,
  number: number,
): Breaks | undefined {
  const [decision, trees] = [decisions[number], scenarioOf(library, list, id)?.trees];
  if (decision === undefined || trees === undefined) return undefined;
  const place = placeAfter(trees, decisions.slice(0, number));
  return place === null ? undefined : breaksAt(place.node, decision);
}

import { chance } from '../random.ts';
import type { Effect, Situation } from '../library.ts';
import type { Decision, GameState, OpenSituation } from '../state.ts';
import { withNumbers } from './find.ts';
import { MOST_MINUTES, type Reply } from './reply.ts';
import { type Place, wantsText } from './walk.ts';

/** A decision taken: what is written down, and what it brings about. */
export type Outcome = {
  readonly decision: Decision;
  readonly effects: readonly Effect[];
  readonly newCar: boolean;
};

/** What a reply at a place comes to. Where minutes are asked for, the other side agrees with a chance of 1 - minutes / 480. (rules §9; SIT-6) */
export function decide(
  state: GameState,
  place: Place,
  open: OpenSituation,
  reply: Reply,
): readonly [Outcome, GameState] {
  return wantsText(place.node) ? typed(state, place, open, reply) : chosen(state, place, reply);
}

/** Is the typed text the one that was wanted? Blanks around it and the case of letters count for nothing. (spec §5, rules §9; SIT-6) */
export function isRightText(
  { textAnswer }: Situation,
  text: string,
  { numbers }: Pick<OpenSituation, 'numbers'>,
): boolean {
  return same(text) === same(withNumbers(textAnswer ?? '', numbers));
}

function same(text: string): string {
  return text.trim().toLowerCase();
}

function typed(
  state: GameState,
  { tree, node }: Place,
  open: OpenSituation,
  { text = '' }: Reply,
): readonly [Outcome, GameState] {
  const isRight = isRightText(node, text, open);
  const decision: Decision = {
    at: state.now,
    tree,
    answer: null,
    text: text.trim(),
    isRight,
    input: null,
    isDenied: false,
    points: isRight ? node.points_ok : node.points_wrong,
  };
  return [{ decision, effects: isRight ? node.effects_ok : node.effects_wrong, newCar: false }, state];
}

function chosen(
  state: GameState,
  { tree, node }: Place,
  { answer: index = 0, input }: Reply,
): readonly [Outcome, GameState] {
  const answer = node.answers[index];
  if (answer === undefined) throw new Error('An answer outside its node');
  const asked = answer.input ? Math.min(MOST_MINUTES, Math.max(0, input ?? answer.inputValue)) : null;
  const [isAgreed, random] =
    asked === null ? [true, state.random] : chance(state.random, ((MOST_MINUTES - asked) * 100) / MOST_MINUTES);
  const decision: Decision = {
    at: state.now,
    tree,
    answer: index,
    text: null,
    isRight: null,
    input: asked,
    isDenied: !isAgreed,
    points: answer.points,
  };
  const effects: Effect[] = [...answer.effects];
  if (answer.changeDistance > 0) effects.push({ type: 'ADD_DISTANCE', value: answer.changeDistance });
  if (answer.changeDistance < 0) effects.push({ type: 'REMOVE_DISTANCE', value: -answer.changeDistance });
  if (asked !== null && isAgreed) effects.push({ type: answer.inputType, value: asked });
  return [
    { decision, effects, newCar: answer.newCar },
    { ...state, random },
  ];
}

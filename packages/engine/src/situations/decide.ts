import { luckChance } from '../luck.ts';
import type { Effect } from '../library.ts';
import type { Decision, GameSetup, GameState, OpenSituation } from '../state.ts';
import type { GameSeconds, Minutes } from '../units.ts';
import { hasChange, RULES_VERSION } from '../rules-version.ts';
import { incidentOf } from './numbers.ts';
import { MOST_MINUTES, type Reply } from './reply.ts';
import { isRightIn } from './typed-text.ts';
import { type OpenNode, wantsText, wayOn } from './walk.ts';
import { pointsWithoutQuestion } from './worth.ts';

/** The outcome of a decision: what is stored, and what it causes. */
export type DecisionOutcome = {
  readonly decision: Decision;
  readonly effects: readonly Effect[];
  readonly newCar: boolean;
};

/** The outcome of a reply. If it asks for minutes, the other side agrees with a chance of 1 - minutes / 480. (SIT-6) */
export function applyDecision(
  state: GameState,
  place: OpenNode,
  open: OpenSituation,
  reply: Reply,
): readonly [DecisionOutcome, GameState] {
  return wantsText(place.node) ? typed(state, place, open, reply) : chosen(state, place, open, reply);
}

/** A decision before its points are known: the answer or the text, whether that is right, the minutes asked for and whether they were refused. */
export type UnscoredDecision = Omit<Decision, 'at' | 'tree' | 'points'>;

/** The outcome of a decision at its question, by the rules of a game or, in an author's dry run, by the newest rules. (SIT-5, SIT-6) */
export function outcomeAt(
  { tree, node }: OpenNode,
  told: UnscoredDecision,
  at: GameSeconds,
  rules: Pick<GameSetup, 'rulesVersion'> = { rulesVersion: RULES_VERSION },
): DecisionOutcome {
  const { answer: index, isRight, input, isDenied } = told;
  const beyond = hasChange(rules, 'SILENT_NODE_PAYS') ? pointsWithoutQuestion(wayOn(node, told), tree) : 0;
  const decisionWith = (points: number): Decision => ({ at, tree, ...told, points: points + beyond });
  if (index === null) {
    const [points, effects] =
      isRight === true ? [node.points_ok, node.effects_ok] : [node.points_wrong, node.effects_wrong];
    return { decision: decisionWith(points), effects, newCar: false };
  }
  const answer = node.answers[index];
  if (answer === undefined) throw new Error('An answer outside its node');
  const effects: Effect[] = [...answer.effects];
  if (answer.changeDistance > 0) effects.push({ type: 'ADD_DISTANCE', value: answer.changeDistance });
  if (answer.changeDistance < 0) effects.push({ type: 'REMOVE_DISTANCE', value: -answer.changeDistance });
  if (input !== null && !isDenied) effects.push({ type: answer.inputType, value: input });
  return { decision: decisionWith(answer.points), effects, newCar: answer.newCar };
}

function typed(
  state: GameState,
  place: OpenNode,
  open: OpenSituation,
  { text = '' }: Reply,
): readonly [DecisionOutcome, GameState] {
  const isRight = isRightIn(state.setup, place.node, text, open);
  const told: UnscoredDecision = { answer: null, text: text.trim(), isRight, input: null, isDenied: false };
  return [outcomeAt(place, told, state.now, state.setup), state];
}

function chosen(
  state: GameState,
  place: OpenNode,
  open: OpenSituation,
  { answer = 0, input }: Reply,
): readonly [DecisionOutcome, GameState] {
  const wanted = place.node.answers[answer];
  const asked = wanted?.input === true ? Math.min(MOST_MINUTES, Math.max(0, input ?? wanted.inputValue)) : null;
  const [isAgreed, drawn] = asked === null ? [true, state] : agrees(state, open, asked);
  const told: UnscoredDecision = { answer, text: null, isRight: null, input: asked, isDenied: !isAgreed };
  return [outcomeAt(place, told, state.now, state.setup), drawn];
}

/**
 * Draws whether the other side agrees to that many minutes. The draw does not depend on the minutes, so that somebody who agrees to more
 * would also agree to fewer.
 */
function agrees(state: GameState, open: OpenSituation, asked: Minutes): readonly [boolean, GameState] {
  const { player, decisions } = open;
  const luck = { player, purpose: 'MINUTES', about: [incidentOf(open), decisions.length] } as const;
  return luckChance(state, luck, ((MOST_MINUTES - asked) * 100) / MOST_MINUTES);
}

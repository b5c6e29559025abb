import { effectsSentence, sandboxText } from '@fracht/content';
import {
  type HelpCall,
  type Decision,
  type Effect,
  type GameState,
  type OpenSituation,
  onlyTree,
  type Order,
  placeAfter,
  type OpenNode,
  SITUATION_LISTS,
  type SituationList,
  type Trees,
} from '@fracht/engine';
import { formatChange } from '@fracht/kit/format.ts';
import type { StoryLine } from './story-line.ts';

const words = sandboxText.log;

/**
 * Lines for what happened between two states: the author's decisions, calls, and situations that struck by themselves, each with its
 * effects in words.
 */
export function decisionLines(after: GameState, was: Order, is: Order): readonly StoryLine[] {
  const struck = is.accidents.slice(was.accidents.length);
  return [
    ...struck.map(({ at, name, effects }) => ({
      at,
      tone: 'decision' as const,
      text: name,
      detail: effectsSentence(effects),
    })),
    ...SITUATION_LISTS.flatMap((list) =>
      is[list].flatMap((open) => linesOf(after, list, earlierOf(was, list, open), open)),
    ),
  ];
}

/** The sum of the points in these lines, which come from decisions and calls. */
export function pointsTold(after: GameState, was: Order, is: Order): readonly number[] {
  return SITUATION_LISTS.flatMap((list) =>
    is[list].flatMap((open) => {
      const earlier = earlierOf(was, list, open);
      const decided = open.decisions.slice(earlier?.decisions.length ?? 0).map(({ points }) => points);
      return [...callsSince(earlier, open).map((call) => callPoints(after, open, call)), ...decided];
    }),
  );
}

function callsSince(was: OpenSituation | undefined, is: OpenSituation): readonly HelpCall[] {
  return is.calls.slice(was?.calls.length ?? 0);
}

/** What a call earns or costs; in a change of date or transport there is nobody to call. (SIT-6) */
function callPoints({ setup }: GameState, { id }: OpenSituation, call: HelpCall): number {
  const emergency = setup.library.emergencies.find((item) => item.id === id);
  if (emergency === undefined) return 0;
  return call === 'driver' ? emergency.driverCallPoints : emergency.bossCallPoints;
}

function earlierOf(order: Order, list: SituationList, { id }: OpenSituation): OpenSituation | undefined {
  return order[list].find((open) => open.id === id);
}

function linesOf(
  after: GameState,
  list: SituationList,
  was: OpenSituation | undefined,
  is: OpenSituation,
): readonly StoryLine[] {
  const { now, setup } = after;
  const { library } = setup;
  const change = library.changes.find(({ id }) => id === is.id);
  const trees: Trees | undefined =
    list === 'emergencies' ? library.emergencies.find(({ id }) => id === is.id) : onlyTree(change?.situation ?? null);
  const known = was?.decisions.length ?? 0;
  return [
    ...callsSince(was, is).map((call) => {
      const points = callPoints(after, is, call);
      const detail = points === 0 ? '' : words.points(formatChange(points));
      return { at: now, tone: 'decision' as const, text: words.call[call], detail };
    }),
    ...is.decisions.slice(known).map((decision, index) => {
      const place = trees === undefined ? null : placeAfter(trees, is.decisions.slice(0, known + index));
      return decisionLine(decision, place);
    }),
  ];
}

function decisionLine(decision: Decision, place: OpenNode | null): StoryLine {
  const { at, answer, text, points } = decision;
  const chosen = answer === null ? undefined : place?.node.answers[answer];
  const detail = [
    words.points(formatChange(points)),
    ...askedWords(decision),
    ...(chosen?.newCar === true ? [words.newCar] : []),
    effectsSentence(effectsOf(decision, place)),
  ];
  return {
    at,
    tone: 'decision',
    text: words.decision(chosen?.text ?? text ?? ''),
    detail: detail.filter((part) => part !== '').join('; '),
  };
}

function askedWords({ input, isDenied }: Decision): readonly string[] {
  if (input === null) return [];
  return isDenied ? [words.asked(input), words.denied] : [words.agreed(input)];
}

function effectsOf({ answer, isRight, input, isDenied }: Decision, place: OpenNode | null): readonly Effect[] {
  if (place === null) return [];
  const { node } = place;
  if (answer === null) return isRight === true ? node.effects_ok : node.effects_wrong;
  const chosen = node.answers[answer];
  if (chosen === undefined) return [];
  const { effects, changeDistance, inputType } = chosen;
  return [
    ...effects,
    ...(changeDistance > 0 ? [{ type: 'ADD_DISTANCE' as const, value: changeDistance }] : []),
    ...(changeDistance < 0 ? [{ type: 'REMOVE_DISTANCE' as const, value: -changeDistance }] : []),
    ...(input === null || isDenied ? [] : [{ type: inputType, value: input }]),
  ];
}

import { CHANGE_TYPES, type ChangeType } from '../library.ts';
import type {
  Decision,
  GameState,
  HappenedAccident,
  OpenSituation,
  Order,
  ShownDecision,
  ShownNode,
  ShownSituation,
} from '../state.ts';
import type { Viewer } from '../view-for.ts';
import { type Scenario, type SituationList, scenarioOf, withNumbers } from './find.ts';
import { type Place, placeAfter, placesOf, wantsText } from './walk.ts';
import { bestOf, bestWay, nodePoints } from './worth.ts';

/** Pictures of changes, which the library gives none. */
const CHANGE_IMAGES: Readonly<Record<ChangeType, string>> = {
  CHANGE_TRUCK: 'change-truck',
  CHANGE_PICK_TIME: 'change-pick-time',
  CHANGE_DELIVERY_TIME: 'change-delivery-time',
  LATE_UNLOADING: 'late-unloading',
};

/** What was made before, for a game that goes on and for one that is over: unchanged situations stay the same objects. */
const SHOWN = {
  during: new WeakMap<OpenSituation, ShownSituation>(),
  after: new WeakMap<OpenSituation, ShownSituation>(),
};
const OWN = { during: new WeakMap<Order, Order>(), after: new WeakMap<Order, Order>() };
const FOREIGN = new WeakMap<Order, Order>();

/**
 * What the player of a situation may know of it now: the texts already met, the present question, after the game the best way
 * too. Null where the library does not know it. In a viewer's copy what the server showed. (rules §1.4; SIT-13)
 */
export function shownSituation(state: GameState, list: SituationList, open: OpenSituation): ShownSituation | null {
  if (open.shown !== null) return open.shown;
  const made = SHOWN[moment(state)];
  const known = made.get(open);
  if (known !== undefined) return known;
  const scenario = scenarioOf(state.setup.library, list, open.id);
  if (scenario === undefined) return null;
  const shown = show(scenario, open, state.state === 'FINISHED');
  made.set(open, shown);
  return shown;
}

/** The order as a viewer may have it: own situations with their words, those of others as no more than open or done. (rules §1.4; SIT-13) */
export function orderFor(state: GameState, order: Order, viewer: Pick<Viewer, 'player' | 'type'>): Order {
  if (order.emergencies.length === 0 && order.changes.length === 0 && order.accidents.length === 0) return order;
  const isOwn = viewer.type === 'TEACHER' || order.player === viewer.player;
  const made = isOwn ? OWN[moment(state)] : FOREIGN;
  const known = made.get(order);
  if (known !== undefined) return known;
  const copy = isOwn ? withWords(state, order) : withoutWords(order);
  made.set(order, copy);
  return copy;
}

function moment({ state }: GameState): 'during' | 'after' {
  return state === 'FINISHED' ? 'after' : 'during';
}

function withWords(state: GameState, order: Order): Order {
  const worded = (list: SituationList): readonly OpenSituation[] =>
    order[list].map((open) => ({ ...open, shown: shownSituation(state, list, open) }));
  return { ...order, emergencies: worded('emergencies'), changes: worded('changes') };
}

function withoutWords(order: Order): Order {
  return {
    ...order,
    emergencies: order.emergencies.map(bare),
    changes: order.changes.map(bare),
    accidents: order.accidents.map((accident): HappenedAccident => ({ ...accident, effects: [] })),
  };
}

const NO_NUMBERS = { pick_phone: '', deliver_phone: '', case_number: '', police_number: '' };

function bare(open: OpenSituation): OpenSituation {
  return { ...open, calls: [], decisions: [], numbers: NO_NUMBERS, shown: null };
}

function show(scenario: Scenario, open: OpenSituation, isOver: boolean): ShownSituation {
  const { trees, emergency, kind } = scenario;
  const { numbers, decisions } = open;
  const place = open.done ? null : placeAfter(trees, decisions);
  const places = placesOf(trees, decisions);
  const said = (text: string): string => withNumbers(text, numbers);
  const showsNumbers = place?.node.showCaseAndPolice === true;
  return {
    name: scenario.name,
    kind,
    image: emergency === null ? changeImage(kind) : emergency.image,
    description: said(scenario.description),
    maxTime: emergency?.maxTime ?? null,
    hasBonus: emergency !== null && emergency.inTimePoints > 0,
    knowledge: said(emergency?.knowledge ?? ''),
    hasHelp: emergency !== null && emergency.help !== '',
    help: emergency === null || open.calls.length === 0 ? null : said(emergency.help),
    pick_phone: numbers.pick_phone,
    deliver_phone: numbers.deliver_phone,
    case_number: showsNumbers ? numbers.case_number : null,
    police_number: showsNumbers ? numbers.police_number : null,
    tree: place?.tree ?? null,
    node: place === null ? null : shownNode(place, said),
    decisions: decisions.map((decision, index) => shownDecision(decision, places[index] ?? null, said, isOver)),
    reached: reachedBy(place, places, decisions),
    best: isOver ? bestOf(trees) : null,
  };
}

function changeImage(kind: Scenario['kind']): string | null {
  const type = CHANGE_TYPES.find((name) => name === kind);
  return type === undefined ? null : CHANGE_IMAGES[type];
}

function shownNode({ node }: Place, said: (text: string) => string): ShownNode {
  return {
    text: said(node.text),
    answers: node.answers.map(({ text, image, input, inputType, inputValue }) => ({
      text: said(text),
      image,
      input,
      inputType,
      inputValue,
    })),
    textInput: wantsText(node),
  };
}

function shownDecision(
  decision: Decision,
  place: Place | null,
  said: (text: string) => string,
  isOver: boolean,
): ShownDecision {
  const { at, tree, answer, text, isRight, input, isDenied, points } = decision;
  const node = place?.node;
  const feedback =
    answer === null
      ? ((isRight === true ? node?.feedback_ok : node?.feedback_wrong) ?? '')
      : (node?.answers[answer]?.feedback ?? '');
  const best = isOver && place !== null ? bestWay(place.node, place.tree) : null;
  return {
    at,
    tree,
    question: said(node?.text ?? ''),
    answer: said(answer === null ? (text ?? '') : (node?.answers[answer]?.text ?? '')),
    feedback: said(feedback),
    points,
    input,
    isDenied,
    isRight,
    best: best === null ? null : { answer: said(best.text), points: best.points },
  };
}

/** Points of all nodes reached and all decisions taken. (SIT-5) */
function reachedBy(place: Place | null, places: readonly (Place | null)[], decisions: readonly Decision[]): number {
  const nodes = [...places, place].reduce((sum, at) => sum + (at === null ? 0 : nodePoints(at.node, at.tree)), 0);
  return decisions.reduce((sum, { points }) => sum + points, nodes);
}

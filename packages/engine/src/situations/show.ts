import { CHANGE_TYPES, TREE_NAMES, type ChangeType, type Emergency } from '../library.ts';
import type {
  Decision,
  GameSetup,
  GameState,
  HappenedAccident,
  MissedQuestion,
  OpenSituation,
  Order,
  ShownDecision,
  ShownSituation,
} from '../state.ts';
import type { Viewer } from '../viewer.ts';
import { waitedFor } from '../orders/history.ts';
import { findPlayer } from '../players/player.ts';
import type { PlayerId } from '../units.ts';
import { scenarioOf } from './find.ts';
import { withNumbers } from './numbers.ts';
import { type Scenario } from './tables.ts';
import { SITUATION_LISTS, type SituationList } from '../situation-state.ts';
import { minutesToAnswer } from './answer-time.ts';
import { premiumOf } from './premium.ts';
import { shownNode } from './question.ts';
import { type OpenNode, isAsking, placeAfter, questionsAlong } from './walk.ts';
import { withDrawnWording } from './wording.ts';
import { mostPoints, bestWay, nodePoints, wayTaken } from './worth.ts';

/** Pictures of change events, which have none of their own in the library. */
const CHANGE_IMAGES: Readonly<Record<ChangeType, string>> = {
  CHANGE_TRUCK: 'change-truck',
  CHANGE_PICK_TIME: 'change-pick-time',
  CHANGE_DELIVERY_TIME: 'change-delivery-time',
  LATE_UNLOADING: 'late-unloading',
};

/** Caches of shown situations, for a game in progress and for a finished one: an unchanged situation stays the same object. */
const SHOWN = {
  during: new WeakMap<OpenSituation, ShownSituation>(),
  after: new WeakMap<OpenSituation, ShownSituation>(),
};
/** Caches of the copies of an order, by reader. */
const COPIES = {
  during: new WeakMap<Order, Map<string, Order>>(),
  after: new WeakMap<Order, Map<string, Order>>(),
};
/**
 * Who reads an order: the game's teacher, a player whom the order or one of its situations concerns, or anybody else; and whether the game is
 * in progress or finished.
 */
type OrderReader = {
  readonly is: 'TEACHER' | 'CONCERNED' | 'OTHER';
  readonly player: PlayerId;
  readonly when: keyof typeof SHOWN;
};

/**
 * What the player of a situation may know of it: the texts so far and the current question; after the game also the best way. Null if the
 * library does not have it. In a viewer's copy, what the server has shown. (SIT-13)
 */
export function shownSituation(
  state: GameState,
  list: SituationList,
  open: OpenSituation,
  when: OrderReader['when'] = moment(state),
): ShownSituation | null {
  if (open.shown !== null) return open.shown;
  const made = SHOWN[when];
  const known = made.get(open);
  if (known !== undefined) return known;
  const scenario = scenarioOf(state.setup.library, list, open.id);
  if (scenario === undefined) return null;
  const shown = show(state.setup, scenario, open, when === 'after');
  made.set(open, shown);
  return shown;
}

/**
 * The order as a viewer may see it: the viewer's own situations with their words, even if the order has since been given back; those of others
 * only as open or done, without a name that would reveal which they are. (SIT-13)
 */
export function orderFor(state: GameState, order: Order, viewer: Viewer): Order {
  if (order.emergencies.length === 0 && order.changes.length === 0 && order.accidents.length === 0) return order;
  const reader = readerOf(state, order, viewer);
  const made = COPIES[reader.when];
  const known = made.get(order) ?? new Map<string, Order>();
  made.set(order, known);
  const key = reader.is === 'CONCERNED' ? `player ${reader.player}` : reader.is;
  const copy = known.get(key) ?? copyFor(state, order, reader);
  known.set(key, copy);
  return copy;
}

/** Whether a situation of the order ever struck this player, who may since have given the order back. (SIT-13) */
export function hasHadSituation(order: Order, player: PlayerId): boolean {
  return SITUATION_LISTS.some((list) => order[list].some((open) => open.player === player));
}

function readerOf(state: GameState, order: Order, { player, type, isHeldBack }: Viewer): OrderReader {
  const when = isHeldBack === true ? 'during' : moment(state);
  if (type === 'TEACHER') return { is: 'TEACHER', player, when };
  return { is: order.player === player || hasHadSituation(order, player) ? 'CONCERNED' : 'OTHER', player, when };
}

function moment({ state }: GameState): OrderReader['when'] {
  return state === 'FINISHED' ? 'after' : 'during';
}

function copyFor(state: GameState, order: Order, { is, player, when }: OrderReader): Order {
  const mayRead = (open: OpenSituation): boolean => is === 'TEACHER' || (is === 'CONCERNED' && open.player === player);
  const worded = (list: SituationList): readonly OpenSituation[] =>
    order[list].map((open, index) =>
      mayRead(open)
        ? { ...open, shown: situationWords(state, list, order, { open, when }) }
        : bare(open, `${list}-${index + 1}`),
    );
  const isOwn = is === 'CONCERNED' && order.player === player;
  const accidents = order.accidents.map((accident, index) =>
    is === 'TEACHER' ? accident : numbered(accident, `accidents-${index + 1}`, isOwn && isOfOwner(accident, order)),
  );
  return { ...order, emergencies: worded('emergencies'), changes: worded('changes'), accidents };
}

/**
 * The words of a situation. For a question that nobody answered they include how long it was waiting, which is read from order and journal. (DBR-2)
 */
function situationWords(
  state: GameState,
  list: SituationList,
  order: Order,
  { open, when }: { readonly open: OpenSituation; readonly when: OrderReader['when'] },
): ShownSituation | null {
  const shown = shownSituation(state, list, open, when);
  const player = findPlayer(state, open.player);
  if (shown === null || shown.missed === null || player === null || open.shown !== null) return shown;
  return { ...shown, missed: { ...shown.missed, waited: waitedFor(state, player, order, open) } };
}

/** Whether it happened after the order's current player booked it. */
function isOfOwner({ at }: HappenedAccident, { bookedAt }: Order): boolean {
  return bookedAt !== null && at >= bookedAt;
}

/**
 * An accident as a student reads it. Its `id` is its index on the order, also for an accident that `isOwn`: so it stays the same when the order is
 * given back.
 */
function numbered(accident: HappenedAccident, id: string, isOwn: boolean): HappenedAccident {
  return isOwn ? { ...accident, id } : { ...accident, id, name: '', effects: [] };
}

const NO_NUMBERS = { pick_phone: '', deliver_phone: '', case_number: '', police_number: '' };

/** A situation without its words. `id` is its index on the order, because the library's id would reveal which situation it is. */
function bare(open: OpenSituation, id: string): OpenSituation {
  const { answerTime: _answerTime, ...told } = open;
  return { ...told, id, calls: [], decisions: [], numbers: NO_NUMBERS, shown: null };
}

function show(setup: GameSetup, scenario: Scenario, open: OpenSituation, isOver: boolean): ShownSituation {
  const { trees, emergency, kind } = scenario;
  const { numbers, decisions } = open;
  const asked = (at: OpenNode | null, step: number): OpenNode | null =>
    at === null ? null : withDrawnWording(setup, open, at, step);
  const place = open.done ? null : asked(placeAfter(trees, decisions), decisions.length);
  const places = questionsAlong(trees, decisions).map(asked);
  const said = (text: string): string => withNumbers(text, numbers);
  const showsNumbers = place?.node.showCaseAndPolice === true;
  const reached = reachedBy(place, places, decisions);
  return {
    name: scenario.name,
    kind,
    image: emergency === null ? changeImage(kind) : emergency.image,
    description: said(scenario.description),
    maxTime: emergency === null ? null : minutesToAnswer(emergency, open),
    ...shownIncentives(emergency),
    knowledge: said(emergency?.knowledge ?? ''),
    help: emergency === null || open.calls.length === 0 ? null : said(emergency.help),
    pick_phone: numbers.pick_phone,
    deliver_phone: numbers.deliver_phone,
    case_number: showsNumbers ? numbers.case_number : null,
    police_number: showsNumbers ? numbers.police_number : null,
    trees: TREE_NAMES.filter((tree) => isAsking(trees[tree])),
    tree: place?.tree ?? null,
    node: place === null ? null : shownNode(place, said),
    decisions: decisions.map((decision, index) => shownDecision(decision, places[index] ?? null, said, isOver)),
    reached,
    premium: emergency === null || open.doneAt === null ? null : premiumOf(emergency, open, open.doneAt),
    best: isOver ? Math.max(mostPoints(trees), reached) : null,
    missed: isOver && place !== null ? missedQuestion(place, said) : null,
  };
}

/**
 * What a situation offers in addition to its questions: whether an answer in time or without a call earns points (not how many), and the
 * price of advice in points. (SIT-6, SIT-13)
 */
export function shownIncentives(
  emergency: Pick<Emergency, 'inTimePoints' | 'noHelpPoints' | 'driverCallPoints' | 'bossCallPoints' | 'help'> | null,
): Pick<ShownSituation, 'hasBonus' | 'hasAloneBonus' | 'hasHelp' | 'callPoints'> {
  return {
    hasBonus: emergency !== null && emergency.inTimePoints > 0,
    hasAloneBonus: emergency !== null && emergency.noHelpPoints > 0,
    hasHelp: emergency !== null && emergency.help !== '',
    callPoints: { driver: emergency?.driverCallPoints ?? 0, boss: emergency?.bossCallPoints ?? 0 },
  };
}

/** The picture of a change event, by its type; null for situations with a picture of their own. */
export function changeImage(kind: Scenario['kind']): string | null {
  const type = CHANGE_TYPES.find((name) => name === kind);
  return type === undefined ? null : CHANGE_IMAGES[type];
}

/** A decision as its player reads it; the best answer only when the game `isOver`. (SIT-13) */
export function shownDecision(
  decision: Decision,
  place: OpenNode | null,
  said: (text: string) => string,
  isOver: boolean,
): ShownDecision {
  const { at, tree, answer, text, isRight, input, isDenied, points, outcome } = decision;
  const node = place?.node;
  const feedback =
    answer === null
      ? ((isRight === true ? node?.feedback_ok : node?.feedback_wrong) ?? '')
      : (node?.answers[answer]?.feedback ?? '');
  const best = place === null ? null : bestWay(place.node, place.tree);
  const isBest = place !== null && best !== null && wayTaken(place.node, place.tree, decision)?.points === best.points;
  const chosen = said(answer === null ? (text ?? '') : (node?.answers[answer]?.text ?? ''));
  return {
    at,
    tree,
    question: said(node?.text ?? ''),
    answer: chosen,
    feedback: said(feedback),
    points,
    input,
    isDenied,
    isRight,
    isBest,
    ...(outcome === undefined ? {} : { outcome }),
    best: isOver && best !== null ? { answer: isBest ? chosen : said(best.text), points: best.points } : null,
  };
}

/** The question that stayed unanswered, with its best answer and feedback. (SIT-13) */
function missedQuestion(place: OpenNode, said: (text: string) => string): MissedQuestion | null {
  const best = bestWay(place.node, place.tree);
  if (best === null) return null;
  const { text, feedback, points } = best;
  const question = shownNode(place, said).text;
  return { tree: place.tree, question, answer: said(text), feedback: said(feedback), points, waited: 0 };
}

/** Points of all nodes reached and all decisions taken. (SIT-5) */
function reachedBy(
  place: OpenNode | null,
  places: readonly (OpenNode | null)[],
  decisions: readonly Decision[],
): number {
  const nodes = [...places, place].reduce((sum, at) => sum + (at === null ? 0 : nodePoints(at.node, at.tree)), 0);
  return decisions.reduce((sum, { points }) => sum + points, nodes);
}

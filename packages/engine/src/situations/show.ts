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
import { shownNode } from './question.ts';
import { type OpenNode, isAsking, placeAfter, placesOf } from './walk.ts';
import { inWords } from './wording.ts';
import { bestOf, bestWay, nodePoints, wayTaken } from './worth.ts';

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
/** Copies of an order, by who reads it. */
const COPIES = {
  during: new WeakMap<Order, Map<string, Order>>(),
  after: new WeakMap<Order, Map<string, Order>>(),
};
/** Who reads an order: the game's teacher, somebody whom it or a situation of it concerns, another. */
type Reader = { readonly is: 'TEACHER' | 'CONCERNED' | 'OTHER'; readonly player: PlayerId };

/**
 * What the player of a situation may know of it now: the texts already met, the present question, after the game the best way
 * too. Null where the library does not know it. In a viewer's copy what the server showed. (SIT-13)
 */
export function shownSituation(state: GameState, list: SituationList, open: OpenSituation): ShownSituation | null {
  if (open.shown !== null) return open.shown;
  const made = SHOWN[moment(state)];
  const known = made.get(open);
  if (known !== undefined) return known;
  const scenario = scenarioOf(state.setup.library, list, open.id);
  if (scenario === undefined) return null;
  const shown = show(state.setup, scenario, open, state.state === 'FINISHED');
  made.set(open, shown);
  return shown;
}

/**
 * The order as a viewer may have it: own situations with their words, also when the order was given back since; those of others as no
 * more than open or done, without the name that tells which they are. (SIT-13)
 */
export function orderFor(state: GameState, order: Order, viewer: Pick<Viewer, 'player' | 'type'>): Order {
  if (order.emergencies.length === 0 && order.changes.length === 0 && order.accidents.length === 0) return order;
  const reader = readerOf(order, viewer);
  const made = COPIES[moment(state)];
  const known = made.get(order) ?? new Map<string, Order>();
  made.set(order, known);
  const key = reader.is === 'CONCERNED' ? `player ${reader.player}` : reader.is;
  const copy = known.get(key) ?? copyFor(state, order, reader);
  known.set(key, copy);
  return copy;
}

/** Did a situation of the order come to this player, who may have given the order back since? (SIT-13) */
export function hasHadSituation(order: Order, player: PlayerId): boolean {
  return SITUATION_LISTS.some((list) => order[list].some((open) => open.player === player));
}

function readerOf(order: Order, { player, type }: Pick<Viewer, 'player' | 'type'>): Reader {
  if (type === 'TEACHER') return { is: 'TEACHER', player };
  return { is: order.player === player || hasHadSituation(order, player) ? 'CONCERNED' : 'OTHER', player };
}

function moment({ state }: GameState): 'during' | 'after' {
  return state === 'FINISHED' ? 'after' : 'during';
}

function copyFor(state: GameState, order: Order, { is, player }: Reader): Order {
  const mayRead = (open: OpenSituation): boolean => is === 'TEACHER' || (is === 'CONCERNED' && open.player === player);
  const worded = (list: SituationList): readonly OpenSituation[] =>
    order[list].map((open, index) =>
      mayRead(open) ? { ...open, shown: wordsOf(state, list, order, open) } : bare(open, `${list}-${index + 1}`),
    );
  const isOwn = is === 'CONCERNED' && order.player === player;
  const accidents = order.accidents.map((accident, index) =>
    is === 'TEACHER' || (isOwn && isOfOwner(accident, order)) ? accident : nameless(accident, `accidents-${index + 1}`),
  );
  return { ...order, emergencies: worded('emergencies'), changes: worded('changes'), accidents };
}

/** Its words; of a question that nobody answered also how long it waited, which the order and its player's journal tell. (DBR-2) */
function wordsOf(state: GameState, list: SituationList, order: Order, open: OpenSituation): ShownSituation | null {
  const shown = shownSituation(state, list, open);
  const player = findPlayer(state, open.player);
  if (shown === null || shown.missed === null || player === null || open.shown !== null) return shown;
  return { ...shown, missed: { ...shown.missed, waited: waitedFor(state, player, order, open) } };
}

/** It happened since the order's present player booked it. */
function isOfOwner({ at }: HappenedAccident, { bookedAt }: Order): boolean {
  return bookedAt !== null && at >= bookedAt;
}

function nameless(accident: HappenedAccident, id: string): HappenedAccident {
  return { ...accident, id, name: '', effects: [] };
}

const NO_NUMBERS = { pick_phone: '', deliver_phone: '', case_number: '', police_number: '' };

/** `id` is its place on the order: the library's would tell which situation it is. */
function bare(open: OpenSituation, id: string): OpenSituation {
  return { ...open, id, calls: [], decisions: [], numbers: NO_NUMBERS, shown: null };
}

function show(setup: GameSetup, scenario: Scenario, open: OpenSituation, isOver: boolean): ShownSituation {
  const { trees, emergency, kind } = scenario;
  const { numbers, decisions } = open;
  const asked = (at: OpenNode | null, step: number): OpenNode | null =>
    at === null ? null : inWords(setup, open, at, step);
  const place = open.done ? null : asked(placeAfter(trees, decisions), decisions.length);
  const places = placesOf(trees, decisions).map(asked);
  const said = (text: string): string => withNumbers(text, numbers);
  const showsNumbers = place?.node.showCaseAndPolice === true;
  const reached = reachedBy(place, places, decisions);
  return {
    name: scenario.name,
    kind,
    image: emergency === null ? changeImage(kind) : emergency.image,
    description: said(scenario.description),
    maxTime: emergency?.maxTime ?? null,
    ...heldOut(emergency),
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
    best: isOver ? Math.max(bestOf(trees), reached) : null,
    missed: isOver && place !== null ? missedQuestion(place, said) : null,
  };
}

/**
 * What a situation holds out beside its questions: that answering in time and without a call earns points (not how many), and
 * advice with its price in points. (SIT-6, SIT-13)
 */
export function heldOut(
  emergency: Pick<Emergency, 'inTimePoints' | 'noHelpPoints' | 'driverCallPoints' | 'bossCallPoints' | 'help'> | null,
): Pick<ShownSituation, 'hasBonus' | 'hasAloneBonus' | 'hasHelp' | 'callPoints'> {
  return {
    hasBonus: emergency !== null && emergency.inTimePoints > 0,
    hasAloneBonus: emergency !== null && emergency.noHelpPoints > 0,
    hasHelp: emergency !== null && emergency.help !== '',
    callPoints: { driver: emergency?.driverCallPoints ?? 0, boss: emergency?.bossCallPoints ?? 0 },
  };
}

/** The picture of a change event, by its type; null for what has a picture of its own. */
export function changeImage(kind: Scenario['kind']): string | null {
  const type = CHANGE_TYPES.find((name) => name === kind);
  return type === undefined ? null : CHANGE_IMAGES[type];
}

/** A decision as its player reads it; what would have been best only when all `isOver`. (SIT-13) */
export function shownDecision(
  decision: Decision,
  place: OpenNode | null,
  said: (text: string) => string,
  isOver: boolean,
): ShownDecision {
  const { at, tree, answer, text, isRight, input, isDenied, points } = decision;
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
    best: isOver && best !== null ? { answer: isBest ? chosen : said(best.text), points: best.points } : null,
  };
}

/** The question that a situation stood at when its time was over, with the best answer to it and what is said to that. (SIT-13) */
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

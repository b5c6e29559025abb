import {
  bestWay,
  type Decision,
  type GameState,
  type OpenSituation,
  type PlayerId,
  type Situation,
  TREE_NAMES,
  type TreeName,
  type Trees,
} from '@fracht/engine';
import { mark, wordsOf } from './words.ts';

/** What a student has met of the library so far; it only grows. Derived from the library and the decisions, not from what the server shows. */
export class Known {
  readonly marks = new Set<string>();
  /** Numbers of incidents. */
  readonly numbers = new Set<string>();
  /** Of the library, which reveal what it was. */
  readonly ids = new Set<string>();
  readonly #player: PlayerId;
  readonly #accidents: Set<string>;

  /** `accidents` is shared by all players of a game: those that have happened to somebody already. */
  constructor(player: PlayerId, accidents: Set<string>) {
    this.#player = player;
    this.#accidents = accidents;
  }

  /** Adds what the player may know from this state. */
  learn({ orders, state, setup: { library } }: GameState): void {
    const isOver = state === 'FINISHED';
    for (const order of orders) {
      for (const open of order.emergencies) {
        const item = library.emergencies.find(({ id }) => id === open.id);
        if (item === undefined || open.player !== this.#player) continue;
        this.ids.add(item.id);
        this.#add(item.name, item.description, item.knowledge, open.calls.length > 0 ? item.help : '');
        this.#walk(item, open, isOver);
      }
      for (const open of order.changes) {
        const item = library.changes.find(({ id }) => id === open.id);
        if (item === undefined || open.player !== this.#player) continue;
        this.ids.add(item.id);
        this.#add(item.name, item.description);
        this.#walk({ situation: item.situation, carSituation: null, timeWindowSituation: null }, open, isOver);
      }
      for (const { id, name } of order.player === this.#player ? order.accidents : []) {
        const which = `${order.id} ${id}`;
        if (this.#accidents.has(which)) continue;
        this.#accidents.add(which);
        this.ids.add(id);
        this.#add(name);
      }
    }
  }

  /** Every question met with its answers, and the feedback of those that were given; after the game also that of the best ones, and what answers break. */
  #walk(trees: Trees, { decisions, done, numbers }: OpenSituation, isOver: boolean): void {
    this.#number(numbers.pick_phone, numbers.deliver_phone);
    const rest = [...decisions];
    for (const tree of TREE_NAMES) {
      let node = asking(trees[tree]);
      while (node !== null) {
        if (rest.length === 0 && done) return;
        this.#add(node.text, ...node.answers.map(({ text }) => text));
        if (node.showCaseAndPolice) this.#number(numbers.case_number, numbers.police_number);
        const decision = rest.shift();
        if (isOver) this.#add(...bestWords(node, tree), ...brokenWords(node));
        if (decision === undefined) return;
        this.#add(feedbackOf(node, decision));
        node = asking(nodeAfter(node, decision));
      }
    }
  }

  #add(...texts: readonly string[]): void {
    for (const text of texts) {
      const found = mark(text);
      if (found !== null) this.marks.add(found);
    }
  }

  #number(...numbers: readonly string[]): void {
    for (const number of numbers) this.numbers.add(number);
  }
}

function asking(node: Situation | null): Situation | null {
  return node !== null && (node.answers.length > 0 || (node.textAnswer ?? '') !== '') ? node : null;
}

function bestWords(node: Situation, tree: TreeName): readonly string[] {
  const best = bestWay(node, tree);
  return best === null ? [] : [best.text, best.feedback];
}

function feedbackOf(node: Situation, { answer, isRight }: Decision): string {
  if (answer !== null) return node.answers[answer]?.feedback ?? '';
  return isRight === true ? node.feedback_ok : node.feedback_wrong;
}

function nodeAfter(node: Situation, { answer, isRight, isDenied }: Decision): Situation | null {
  if (isDenied) return node.afterDenySituation;
  if (answer !== null) return node.answers[answer]?.situation ?? null;
  return isRight === true ? node.situation_ok : node.situation_wrong;
}

/** What the continuations of a question break. */
function brokenWords({ answers, breaks_ok, breaks_wrong }: Situation): readonly string[] {
  return [...answers.map(({ breaks }) => breaks), breaks_ok, breaks_wrong].flatMap(wordsOf);
}

import type { TreeName } from '@fracht/engine';
import type { History } from '@fracht/kit/panel/edited/history.ts';
import {
  type EditedItem,
  type Finding,
  findingsByQuestion,
  findingsIn,
  type Known,
  NOTHING_KNOWN,
} from '@fracht/scenarios';
import { type AuthorPlace, chosenIn, firstPlace } from './author-place.ts';
import { type ItemOutline, outlineOf } from './item-outline.ts';
import { nearestSpot, nearestSpotQuickly, type Spot } from './spot.ts';

/** Where an author works: the forms, or the graph. */
export type Workplace = 'FORM' | 'GRAPH';

/** An item under edit at one moment, with its undo history, and the author's position. */
export type EditorSnapshot = {
  readonly item: EditedItem;
  readonly history: History<EditedItem>;
  readonly place: AuthorPlace;
};

/** The findings of an item, all of them and by question. */
export type Findings = {
  readonly all: readonly Finding[];
  readonly byQuestion: ReadonlyMap<string, readonly Finding[]>;
};

/**
 * An item under edit, twice: as it is now, and as it was when the last edit settled, with everything derived from it for the parts other than the forms. In a
 * large tree one edit cannot be rendered everywhere within a frame, so the author's workplace shows `now`, and everything else `settled`, which becomes `now`
 * after the next paint. (ADR 0040)
 */
export type EditorState = {
  readonly now: EditorSnapshot;
  readonly settled: EditorSnapshot & ItemOutline;
  /** The workplaces that show `now`: those that the author has visited since everything settled, the present one last. */
  readonly ahead: readonly Workplace[];
  /** What the check has found in the settled item. */
  readonly findings: Findings;
  /** What the check knows about the server. */
  readonly known: Known;
};

/** The initial state of an item, at its forms. */
export function openedState(history: History<EditedItem>): EditorState {
  const now = { item: history.now, history, place: firstPlace(history.now) };
  const settled = { ...now, ...outlineOf(history.now) };
  return { now, settled, ahead: ['FORM'], findings: findingsOf(settled, NOTHING_KNOWN), known: NOTHING_KNOWN };
}

/** The state after an edit, undo or redo. */
export function withHistory({ now, ...state }: EditorState, history: History<EditedItem>): EditorState {
  return { ...state, now: { ...now, item: history.now, history } };
}

/** The state after the author has gone to another place; if that is another tab, its place applies to all workplaces. */
export function withPlace({ now, settled, ...state }: EditorState, place: AuthorPlace): EditorState {
  const isElsewhere = place.part !== now.place.part;
  return { ...state, now: { ...now, place }, settled: isElsewhere ? { ...settled, place } : settled };
}

/** The state after the author has moved to the forms or to the graph, which from then on show `now`. */
export function withWorkplace(state: EditorState, workplace: Workplace): EditorState {
  const others = isSettled(state) ? [] : state.ahead.filter((each) => each !== workplace);
  return { ...state, ahead: [...others, workplace] };
}

/** The state after `settled` has caught up with `now`; the check is still to come. */
export function settledState({ now, settled, ahead, ...state }: EditorState): EditorState {
  return { ...state, now, settled: { ...now, ...outlineOf(now.item, settled) }, ahead: ahead.slice(-1) };
}

/** The state after the check of the settled item. */
export function checkedState(state: EditorState): EditorState {
  return { ...state, findings: findingsOf(state.settled, state.known, state.findings) };
}

/** The item and the place that a workplace shows. */
export function snapshotAt({ now, settled, ahead }: EditorState, workplace: Workplace): EditorSnapshot {
  return ahead.includes(workplace) ? now : settled;
}

/** The author's position in a tree, as a workplace shows it: the selection or, if that is gone, the nearest one left. */
export function spotAt(state: EditorState, workplace: Workplace, tree: TreeName): Spot {
  return spotIn(state, snapshotAt(state, workplace), tree);
}

/** The author's present position in a tree, whichever workplace shows it. */
export function spotNow(state: EditorState, tree: TreeName): Spot {
  return spotIn(state, state.now, tree);
}

function spotIn({ settled }: EditorState, { item, place }: EditorSnapshot, tree: TreeName): Spot {
  const chosen = chosenIn(place, tree);
  return item === settled.item ? nearestSpot(item, chosen, settled.index) : nearestSpotQuickly(item, chosen);
}

function isSettled({ now, settled }: EditorState): boolean {
  return now.history === settled.history && now.place === settled.place;
}

/** The findings of an item. A question whose findings are unchanged keeps the same array, so that its memoised card is not rendered again. */
function findingsOf({ item, index }: ItemOutline, known: Known, before?: Findings): Findings {
  const all = findingsIn(item, index, known);
  const byQuestion = Array.from(findingsByQuestion(all, index), ([path, list]) => {
    const old = before?.byQuestion.get(path);
    return [path, old !== undefined && areSame(old, list) ? old : list] as const;
  });
  return { all: before !== undefined && areSame(before.all, all) ? before.all : all, byQuestion: new Map(byQuestion) };
}

function areSame(old: readonly Finding[], list: readonly Finding[]): boolean {
  return (
    old.length === list.length &&
    list.every(({ code, path, level }, index) => {
      const one = old[index];
      return one?.code === code && one.path === path && one.level === level;
    })
  );
}

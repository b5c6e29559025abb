import { createStore, type StoreApi, useStore } from 'zustand';
import { type History, redone, withStep, undone } from '@fracht/kit/panel/edited/history.ts';
import { applied, type Command, type EditedItem, type Finding, type Known } from '@fracht/scenarios';
import { afterPaint } from './after-paint.ts';
import { atField, atPart, atSpot, type AuthorPlace, type ItemPart } from './author-place.ts';
import {
  checkedState,
  type EditorState,
  openedState,
  settledState,
  withHistory,
  withPlace,
  withWorkplace,
  type Workplace,
} from './editor-state.ts';
import type { Spot } from './spot.ts';

/** An item under edit and all operations on it; the same object as long as it is open. */
export type Editor = {
  readonly store: StoreApi<EditorState>;
  readonly now: () => EditedItem;
  /** Edits the item. Consecutive edits of one `topic`, such as the letters of a field, are undone together. */
  readonly run: (command: Command, topic?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces the whole item, as one step that can be undone. */
  readonly load: (item: EditedItem) => void;
  /** The author has moved to the forms or to the graph: edits show there at once. */
  readonly workIn: (workplace: Workplace) => void;
  /** Opens the description or a tree. */
  readonly show: (part: ItemPart) => void;
  readonly choose: (spot: Spot) => void;
  /** Goes to a field, or to whatever else a path names. `isLookedAt`: without the focus. */
  readonly goTo: (path: string, isLookedAt?: boolean) => void;
  /** Tells the check what the server has, so that it finds missing pictures and names already in use. */
  readonly know: (news: Partial<Known>) => void;
  /** Runs the delayed work now: settles the item and checks it. Returns the findings of the item as it is now. */
  readonly settle: () => readonly Finding[];
};

/** Debounce of typing, in ms: work that follows an edit starts only after a pause, so that it does not delay the next letter. */
const PAUSE = 100;

/** An undo history that is stored outside the editor: the store that holds it, and how to change it (push a step, undo, redo). */
export type EditorEdits<Value> = {
  readonly store: Pick<StoreApi<{ readonly history: History<Value> }>, 'getState' | 'subscribe'>;
  readonly change: (step: (history: History<Value>) => History<Value>) => void;
};

/** Opens an item for editing. */
export function createEditor({ store: edits, change }: EditorEdits<EditedItem>): Editor {
  const store = createStore<EditorState>(() => openedState(edits.getState().history));
  const check = afterPaint(() => store.setState(checkedState));
  const settle = afterPaint(() => {
    const { settled } = store.getState();
    store.setState(settledState);
    if (store.getState().settled.item !== settled.item) check.schedule();
  });
  edits.subscribe(({ history }) => {
    if (history === store.getState().now.history) return;
    store.setState((state) => withHistory(state, history));
    settle.schedule(history.topic === null ? 0 : PAUSE);
  });
  const move = (next: (place: AuthorPlace, item: EditedItem) => AuthorPlace): void => {
    store.setState((state) => withPlace(state, next(state.now.place, state.now.item)));
    settle.schedule();
  };
  return {
    store,
    now: () => store.getState().now.item,
    run: (command, topic) => change((history) => withStep(history, applied(history.now, command), topic)),
    undo: () => change(undone),
    redo: () => change(redone),
    load: (item) => change((history) => withStep(history, item)),
    workIn: (workplace) => {
      if (store.getState().ahead.at(-1) !== workplace) store.setState((state) => withWorkplace(state, workplace));
    },
    show: (part) => move((place) => atPart(place, part)),
    choose: (spot) => move((place) => atSpot(place, spot)),
    goTo: (path, isLookedAt = false) => move((place, item) => atField(place, item, path, isLookedAt)),
    know: (news) => {
      store.setState(({ known }) => ({ known: { ...known, ...news } }));
      check.schedule();
    },
    settle: () => {
      settle.flush();
      check.flush();
      return store.getState().findings.all;
    },
  };
}

/** Reads a part of the editor's state; the component renders again when that part changes. */
export function useEditor<Part>({ store }: Editor, part: (state: EditorState) => Part): Part {
  return useStore(store, part);
}

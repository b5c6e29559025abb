import { createStore, type StoreApi, useStore } from 'zustand';
import {
  applied,
  type Command,
  type EditedItem,
  type Finding,
  findingsByQuestion,
  findingsIn,
  type Known,
  NOTHING_KNOWN,
} from '@fracht/scenarios';
import { behindFrame } from './behind.ts';
import { type History, redone, stepped, undone } from '@fracht/kit/panel/edited/history.ts';
import { type Shown, shownOf } from './shown.ts';

/** What there is to mend in an item, all of it and by its questions. */
export type Findings = {
  readonly all: readonly Finding[];
  readonly byQuestion: ReadonlyMap<string, readonly Finding[]>;
};

/**
 * An item under edit. What an author works in shows `history.now` at once: the forms, or the chosen card of the graph. All else follows
 * behind the frame, so that no key waits for it.
 */
export type EditorState = {
  readonly history: History<EditedItem>;
  /** The item as the forms show it. */
  readonly formed: EditedItem;
  /** The item as graph and lists show it. */
  readonly shown: Shown;
  /** What was done to it, as the head of the page tells it. */
  readonly told: History<EditedItem>;
  /** The item that the chosen card is ahead of `shown` by; null: it is not. */
  readonly ahead: EditedItem | null;
  readonly findings: Findings;
  readonly known: Known;
};

/** Where an author works: what is done shows there at once, elsewhere behind the frame. */
export type Workplace = 'FORM' | 'GRAPH';

/** An item under edit and all that can be done to it; the same one as long as it is open. */
export type Editor = {
  readonly store: StoreApi<EditorState>;
  readonly now: () => EditedItem;
  readonly workplace: () => Workplace;
  readonly workIn: (place: Workplace) => void;
  /** Steps of one `topic`, such as the letters of a field: one after another they are undone at once, and all else follows in a pause. */
  readonly run: (command: Command, topic?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts another value in the place of all; that can be undone too. */
  readonly load: (item: EditedItem) => void;
  /** Tells what there is on the server: the check then finds pictures that are gone and names that are taken. */
  readonly know: (news: Partial<Known>) => void;
  /** Has the forms follow at once. */
  readonly settleForms: () => void;
  /** Has graph and check follow at once; gives what there is to mend in the item as it is now. */
  readonly settle: () => readonly Finding[];
};

/** A writer's pause, in ms: what follows a letter waits for it, so that the next letter does not meet it. */
const PAUSE = 100;

/** A value whose steps are kept elsewhere: where they stand, and how one is taken. */
export type EditorEdits<Value> = {
  readonly store: Pick<StoreApi<{ readonly history: History<Value> }>, 'getState' | 'subscribe'>;
  readonly change: (step: (history: History<Value>) => History<Value>) => void;
};

/** Opens an item for editing. */
export function createEditor({ store: edits, change }: EditorEdits<EditedItem>): Editor {
  const { history: opened } = edits.getState();
  const shown = shownOf(opened.now);
  let workplace: Workplace = 'FORM';
  const store = createStore<EditorState>(() => ({
    history: opened,
    formed: opened.now,
    shown,
    told: opened,
    ahead: null,
    findings: findingsOf(shown, NOTHING_KNOWN),
    known: NOTHING_KNOWN,
  }));
  const check = behindFrame(() =>
    store.setState(({ shown: last, known, findings }) => ({ findings: findingsOf(last, known, findings) })),
  );
  const show = behindFrame(() => {
    store.setState(({ history, shown: last }) => ({ shown: shownOf(history.now, last), told: history, ahead: null }));
    check.ask();
  });
  const form = behindFrame(() => store.setState(({ history }) => ({ formed: history.now })));
  edits.subscribe(({ history: next }) => {
    const { history, ahead } = store.getState();
    if (next === history) return;
    const { now } = next;
    const isInGraph = workplace === 'GRAPH';
    if (isInGraph) form.ask();
    store.setState({
      history: next,
      ahead: isInGraph || ahead !== null ? now : null,
      ...(isInGraph ? {} : { formed: now }),
    });
    show.ask(next.topic === null ? 0 : PAUSE);
  });
  return {
    store,
    now: () => store.getState().history.now,
    workplace: () => workplace,
    workIn: (place) => {
      workplace = place;
    },
    run: (command, topic) => change((history) => stepped(history, applied(history.now, command), topic)),
    undo: () => change(undone),
    redo: () => change(redone),
    load: (item) => change((history) => stepped(history, item)),
    know: (news) => {
      store.setState(({ known }) => ({ known: { ...known, ...news } }));
      check.ask();
    },
    settleForms: form.settle,
    settle: () => {
      form.settle();
      show.settle();
      check.settle();
      return store.getState().findings.all;
    },
  };
}

/** Something of an item under edit; who uses it is drawn again when that changes. */
export function useEditor<Part>({ store }: Editor, part: (state: EditorState) => Part): Part {
  return useStore(store, part);
}

/** The findings of what is shown; a question that has the same as before keeps its very list. */
function findingsOf({ item, index }: Shown, known: Known, before?: Findings): Findings {
  const all = findingsIn(item, index, known);
  const byQuestion = Array.from(findingsByQuestion(all, index), ([path, list]) => {
    const old = before?.byQuestion.get(path);
    return [path, old !== undefined && isSame(old, list) ? old : list] as const;
  });
  return { all: before !== undefined && isSame(before.all, all) ? before.all : all, byQuestion: new Map(byQuestion) };
}

function isSame(old: readonly Finding[], list: readonly Finding[]): boolean {
  return (
    old.length === list.length &&
    list.every(({ code, path, level }, index) => {
      const one = old[index];
      return one?.code === code && one.path === path && one.level === level;
    })
  );
}

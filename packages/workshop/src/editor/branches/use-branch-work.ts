import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorTreeText } from '@fracht/content';
import {
  aNewQuestion,
  type Attempt,
  attempted,
  DEEPEST_TREE,
  type EditedItem,
  freeWay,
  indexOf,
  isRefused,
  type Moving,
  nearestShown,
  NEW_ANSWER,
  nodeAt,
  pathTo,
  placeBehind,
  type Placing,
  putDown,
  type Refusal,
  refusalAt,
  type Target,
} from '@fracht/scenarios';
import { type Answer, isTypedQuestion, type Situation, TREE_NAMES, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { useSteady } from '@fracht/kit/panel/use-steady.ts';
import { type Editor, useEditor } from '../store/editor.ts';
import { spotNow } from '../store/editor-state.ts';
import { freshClip, keepClip } from './clip-store.ts';
import type { Notice } from '../graph/showing.ts';
import type { Spot } from '../store/spot.ts';
import type { GraphKey } from '../graph/use-graph-keys.ts';

const text = editorTreeText;

type Going = { readonly onForm: () => void; readonly onFind: () => void };

/** All that is done to whole branches and answers at the chosen spot: added, copied, moved, led on, removed. What it gives to be done stays the same. */
export function useBranchWork(editor: Editor, tree: TreeName, { onForm, onFind }: Going) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [notice, setNotice] = useNotice(editor, moving !== null);
  const form = useSteady(onForm);
  const toForm = useCallback((): void => {
    flushSync(() => undefined);
    form();
  }, [form]);
  const means = useMemo(() => meansOf(editor, toForm, setNotice), [editor, toForm, setNotice]);
  const { take } = means;
  const carry = useSteady((next: Moving | null): void => {
    if (next === null && moving === null) return;
    setMoving(next);
    setNotice(next === null ? null : { text: movingText(editor.now(), next), isBad: false });
  });
  const put = useSteady((target: Target): void => {
    if (moving === null) return;
    const item = editor.now();
    setMoving(null);
    take(putDown(item, moving, target), (after) => spotOfMoved(item, after, moving, target), text.done);
  });
  const doAt = useSteady((at: Spot, key: GraphKey): void =>
    doingsOf(editor.now(), { ...means, carry, put, onForm, onFind })[key](at),
  );
  const onKey = useSteady((key: GraphKey): void => doAt(spotNow(editor.store.getState(), tree), key));
  const refusalOf = useCallback(
    (what: Moving, target: Target): Refusal | null => refusalAt(editor.now(), what, target),
    [editor],
  );
  return { moving, notice, tools: means.tools, carry, put, onKey, doAt, refusalOf };
}

/** What is told of the last step: while something is moved, else as long as the item is as it was then. After that an undo takes back something else. */
function useNotice(
  editor: Editor,
  isMoving: boolean,
): readonly [notice: Notice | null, tell: (notice: Notice | null) => void] {
  const [told, setTold] = useState<{ readonly notice: Notice; readonly of: EditedItem } | null>(null);
  const tell = useCallback(
    (notice: Notice | null): void => setTold(notice === null ? null : { notice, of: editor.now() }),
    [editor],
  );
  const isTrue = useEditor(editor, ({ now }) => isMoving || told?.of === now.item);
  return [isTrue ? (told?.notice ?? null) : null, tell];
}

/** How something is attempted and what came of it told. */
function meansOf(editor: Editor, toForm: () => void, onNotice: (notice: Notice | null) => void) {
  const say: Saying = (words, isBad = false) => onNotice({ text: words, isBad });
  const take: Taking = (after, then, words) => {
    if (isRefused(after)) return say(refusalText(after), true);
    editor.load(after);
    const next = then(after);
    if (next !== null) editor.choose(next);
    onNotice(words === null ? null : { text: typeof words === 'string' ? words : words(after), isBad: false });
  };
  const attempt: Attempting = (command, ...then) => take(attempted(editor.now(), command), ...then);
  return { say, take, attempt, tools: toolsOf(editor, attempt, toForm) };
}

/** What is done at a place where a question stands or could stand. */
function toolsOf(editor: Editor, attempt: Attempting, toForm: () => void) {
  const pasteAt = (path: string): void => {
    const clip = freshClip();
    if (clip?.what === 'branch') attempt({ do: 'put', path, branch: clip.branch }, shownSpot(path), null);
  };
  return {
    editor,
    add: (path: string) => attempt({ do: 'put', path, branch: aNewQuestion() }, shownSpot(path), null),
    paste: pasteAt,
    end: (path: string) => attempt({ do: 'remove', path }, () => null, null),
    lead: (path: string, to: string) => {
      const branch = nodeAt(editor.now(), to);
      if (branch !== null) attempt({ do: 'put', path, branch }, () => null, null);
    },
    part: (path: string) => editor.run({ do: 'part', path }),
    go: (path: string) => editor.choose({ path, way: null }),
    /** Takes the focus to the first text of what was just chosen: there an author goes on writing. */
    toForm,
  };
}

type Means = Pick<Going, 'onForm' | 'onFind'> & {
  readonly say: Saying;
  readonly attempt: Attempting;
  readonly tools: BranchTools;
  readonly carry: (next: Moving | null) => void;
  readonly put: (target: Target) => void;
};

/** What every key does at a spot. */
function doingsOf(
  item: EditedItem,
  { say, attempt, tools, carry, put, onForm, onFind }: Means,
): Readonly<Record<GraphKey, (at: Spot) => void>> {
  return {
    copy: (at) => copy(item, at, say),
    cut: (at) => {
      copy(item, at, say);
      remove(item, at, attempt);
    },
    paste: (at) => paste(item, at, { attempt, pasteAt: tools.paste, say }),
    remove: (at) => remove(item, at, attempt),
    addAnswer: (at) => insert(item, at, { ...NEW_ANSWER }, attempt),
    addQuestion: (at) => {
      const place = openPlace(item, at);
      if (place === null) say(text.noRoom, true);
      else tools.add(place);
    },
    up: (at) => reorder(at, -1, attempt),
    down: (at) => reorder(at, 1, attempt),
    move: (at) => carry(movingOf(item, at)),
    lead: ({ path, way }) => {
      const place = way === null ? null : placeBehind(item, path, way);
      carry(place === null ? null : { what: 'line', place });
    },
    put,
    cancel: () => carry(null),
    form: onForm,
    find: onFind,
  };
}

export type BranchWork = ReturnType<typeof useBranchWork>;
export type BranchTools = ReturnType<typeof toolsOf>;
/** What follows an edit that was not refused: where the author is then, and what is told. */
type Then = readonly [then: (after: EditedItem) => Spot | null, words: string | ((after: EditedItem) => string) | null];
type Taking = (after: Attempt, ...then: Then) => void;
type Attempting = (command: Placing, ...then: Then) => void;
type Saying = (words: string, isBad?: boolean) => void;

/** Why something is refused, in words. */
export function refusalText(refusal: Refusal): string {
  const words = text.refusals[refusal];
  if (typeof words === 'string') return words;
  return words(refusal === 'TOO_DEEP' ? DEEPEST_TREE : SCENARIO_LIMITS.answers);
}

function copy(item: EditedItem, { path, way }: Spot, say: Saying): void {
  const node = nodeAt(item, path);
  if (node === null) return;
  const answer = way === null ? undefined : node.answers[way];
  keepClip(answer === undefined ? { what: 'branch', branch: node } : { what: 'answer', answer });
  say(text.copied);
}

function paste(
  item: EditedItem,
  spot: Spot,
  { attempt, pasteAt, say }: { attempt: Attempting; pasteAt: (path: string) => void; say: Saying },
): void {
  const clip = freshClip();
  if (clip === null) return;
  if (clip.what === 'answer') return insert(item, spot, clip.answer, attempt);
  const place = openPlace(item, spot);
  if (place === null) say(text.noRoom, true);
  else pasteAt(place);
}

function insert(item: EditedItem, { path, way }: Spot, answer: Answer, attempt: Attempting): void {
  const at = way === null ? (nodeAt(item, path)?.answers.length ?? 0) : way + 1;
  attempt({ do: 'insert', path, at, answer }, () => ({ path, way: at }), null);
}

function remove(item: EditedItem, { path, way }: Spot, attempt: Attempting): void {
  const node = nodeAt(item, path);
  if (node === null) return;
  if (way !== null && node.answers[way] !== undefined) {
    const then = (after: EditedItem): Spot => {
      const left = nodeAt(after, path)?.answers.length ?? 0;
      return { path, way: left === 0 ? null : Math.min(way, left - 1) };
    };
    return attempt({ do: 'cutAnswer', path, index: way }, then, text.removedAnswer);
  }
  attempt(
    { do: 'drop', path },
    (after) => ({ path: nearestShown(indexOf(after), path), way: null }),
    (after) => text.removed(countIn(item) - countIn(after)),
  );
}

/** How many questions an item has. */
function countIn(item: EditedItem): number {
  const { countIn: count } = indexOf(item);
  return TREE_NAMES.reduce((sum, tree) => sum + count(tree), 0);
}

function reorder({ path, way }: Spot, by: number, attempt: Attempting): void {
  if (way === null) return;
  const at = by < 0 ? way - 1 : way + 2;
  if (at < 0) return;
  attempt({ do: 'carry', from: { path, index: way }, path, at }, () => ({ path, way: way + by }), null);
}

/** The place behind the chosen way where nothing stands yet, or behind the first such way of the question; null: there is none. */
function openPlace(item: EditedItem, { path, way }: Spot): string | null {
  const chosen = way === null ? null : placeBehind(item, path, way);
  if (chosen !== null) return nodeAt(item, chosen) === null ? chosen : null;
  const free = freeWay(item, path);
  return free === null ? null : placeBehind(item, path, free);
}

function movingOf(item: EditedItem, { path, way }: Spot): Moving | null {
  const node = nodeAt(item, path);
  if (node === null) return null;
  if (way !== null && !isTypedQuestion(node)) return { what: 'answer', path, index: way };
  return { what: 'branch', place: path };
}

function movingText(item: EditedItem, moving: Moving): string {
  if (moving.what === 'answer') return text.moving.answer(nodeAt(item, moving.path)?.answers[moving.index]?.text ?? '');
  const branch = nodeAt(item, moving.place);
  if (moving.what === 'branch') return text.moving.branch(branch?.text ?? '');
  return text.moving.line;
}

function shownSpot(path: string): (after: EditedItem) => Spot {
  return (after) => ({ path: indexOf(after).shownAt(path) ?? path, way: null });
}

/** Where the moved thing stands now: it is the very same value as before. */
function spotOfMoved(before: EditedItem, after: EditedItem, moving: Moving, target: Target): Spot | null {
  if (moving.what === 'answer') {
    const answer = nodeAt(before, moving.path)?.answers[moving.index];
    const holds = (node: Situation): boolean => answer !== undefined && node.answers.includes(answer);
    const path = pathTo(after, holds);
    const index = path === null || answer === undefined ? undefined : nodeAt(after, path)?.answers.indexOf(answer);
    return path === null || index === undefined ? null : { path, way: index };
  }
  const branch = moving.what === 'branch' ? nodeAt(before, moving.place) : nodeAt(before, target.path);
  const path = pathTo(after, (node) => node === branch);
  return path === null ? null : { path, way: null };
}

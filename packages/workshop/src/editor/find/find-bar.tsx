import { type KeyboardEvent, useMemo, useState } from 'react';
import { ChevronDown, ChevronUp, Replace, ReplaceAll, X } from 'lucide-react';
import { editorTreeText, effectLabels, effectWords } from '@fracht/content';
import type { Effect } from '@fracht/engine';
import { Button } from '@fracht/kit/ui/button.tsx';
import { type Hit, hitsIn, replacing } from '@fracht/scenarios';
import { type Editor, useEditor } from '../store/editor.ts';
import styles from './find.module.css';

const text = editorTreeText.find;
const effectText = (effect: Effect): string => `${effectLabels[effect.type]}: ${effectWords(effect)}`;

/** Find and replace in all texts of a situation: the number of hits, next and previous, and a replacement for one or all. */
export function FindBar({
  editor,
  near,
  onHit,
  onClose,
}: {
  editor: Editor;
  /** The path of the tree in which a search starts; empty: at the first hit of all. */
  near: string;
  onHit: (path: string) => void;
  onClose: () => void;
}) {
  const item = useEditor(editor, ({ settled }) => settled.item);
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const hits = useMemo(() => hitsIn(item, words, effectText), [item, words]);
  const { at, step, restart } = useAt(hits, near, onHit);
  const replace = (which: readonly Hit[], by: string): void => {
    const texts = which.filter(({ isText }) => isText);
    editor.run(replacing(editor.now(), texts, by));
    setMessage(text.replaced(texts.length));
  };
  const heard = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || event.key === 'F3') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.bar} aria-label={text.label}>
      <input
        ref={takeFocus}
        data-find
        type="search"
        aria-label={text.label}
        placeholder={text.hint}
        value={words}
        onKeyDown={heard}
        onChange={({ target }) => {
          setWords(target.value);
          setMessage('');
          restart(hitsIn(item, target.value, effectText));
        }}
      />
      <span className={styles.count} role="status">
        {message === '' ? countText(words, at, hits.length) : message}
      </span>
      <Tool label={text.previous} Sign={ChevronUp} isOff={hits.length === 0} onPress={() => step(-1)} />
      <Tool label={text.next} Sign={ChevronDown} isOff={hits.length === 0} onPress={() => step(1)} />
      <Tool label={text.close} Sign={X} isOff={false} onPress={onClose} />
      <Replacing
        canOne={hits[at]?.isText === true}
        canAll={hits.some(({ isText }) => isText)}
        onOne={(by) => replace(hits.slice(at, at + 1), by)}
        onAll={(by) => replace(hits, by)}
      />
    </search>
  );
}

function countText(words: string, at: number, all: number): string {
  if (words.trim() === '') return '';
  return all === 0 ? text.none : text.count(at + 1, all);
}

/** The replacement, for the present hit or for all. */
function Replacing({
  canOne,
  canAll,
  onOne,
  onAll,
}: {
  canOne: boolean;
  canAll: boolean;
  onOne: (by: string) => void;
  onAll: (by: string) => void;
}) {
  const [by, setBy] = useState('');
  return (
    <>
      <input
        type="text"
        aria-label={text.replace}
        placeholder={text.replace}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <Tool label={text.one} Sign={Replace} isOff={!canOne} onPress={() => onOne(by)} />
      <Tool label={text.all} Sign={ReplaceAll} isOff={!canAll} onPress={() => onAll(by)} />
    </>
  );
}

/** Which hit is the present one; `onHit` is called whenever that changes. */
function useAt(hits: readonly Hit[], near: string, onHit: (path: string) => void) {
  const [wanted, setAt] = useState(0);
  const at = hits.length === 0 ? 0 : Math.min(wanted, hits.length - 1);
  const go = (next: number, among: readonly Hit[]): void => {
    setAt(next);
    const hit = among[next];
    if (hit !== undefined) onHit(hit.field);
  };
  return {
    at,
    step: (by: number) => go(hits.length === 0 ? 0 : (at + by + hits.length) % hits.length, hits),
    restart: (among: readonly Hit[]) =>
      go(
        Math.max(
          0,
          among.findIndex(({ field }) => field.startsWith(near)),
        ),
        among,
      ),
  };
}

function Tool({ label, Sign, isOff, onPress }: { label: string; Sign: typeof X; isOff: boolean; onPress: () => void }) {
  return (
    <Button kind="ghost" size="s" iconOnly aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <Sign className="i" aria-hidden="true" />
    </Button>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

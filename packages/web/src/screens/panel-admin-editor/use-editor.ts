import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Command } from './model/commands.ts';
import { done, type History, historyOf, redone, replaced, undone } from './model/history.ts';
import type { EditedItem } from './model/item.ts';

type Doing =
  | { readonly type: 'run'; readonly command: Command; readonly topic: string | null }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'load'; readonly item: EditedItem };

/** An item under edit, and all that can be done to it. */
export type Editor = {
  readonly history: History;
  readonly item: EditedItem;
  /** Steps of the same `topic` one after another are undone at once. */
  readonly run: (command: Command, topic?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts another value in the place of all; that can be undone too. */
  readonly load: (item: EditedItem) => void;
};

function reduced(history: History, doing: Doing): History {
  if (doing.type === 'run') return done(history, doing.command, doing.topic);
  if (doing.type === 'load') return replaced(history, doing.item);
  return doing.type === 'undo' ? undone(history) : redone(history);
}

/** Keeps an item under edit with its history; Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y work all over the page. */
export function useEditor(first: EditedItem): Editor {
  const [history, act] = useReducer(reduced, first, historyOf);
  const heard = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    act({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    history,
    item: history.now,
    run: (command, topic) => act({ type: 'run', command, topic: topic ?? null }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    load: (item) => act({ type: 'load', item }),
  };
}

import { useCallback, useState } from 'react';
import type { Situation, TreeName } from '@fracht/engine';
import { isWithin } from './model/branches.ts';
import { questionsOf } from './model/questions.ts';

/** Which questions hide what is behind them. */
export type Folding = {
  readonly folded: ReadonlySet<string>;
  readonly fold: (path: string) => void;
  readonly foldAll: (isFolded: boolean) => void;
};

/** Keeps what is folded in a tree; a question that is chosen is never hidden by it. */
export function useFolding(tree: TreeName, root: Situation, chosen: string): Folding {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    const hiding = [...folded].filter((path) => path !== chosen && isWithin(chosen, path));
    if (hiding.length > 0) setFolded(new Set([...folded].filter((path) => !hiding.includes(path))));
  }
  const fold = useCallback((path: string): void => {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(path)) after.add(path);
      return after;
    });
  }, []);
  const foldAll = useCallback(
    (isFolded: boolean): void => {
      const leading = isFolded
        ? questionsOf(tree, root).filter(({ ways }) => ways.some(({ next }) => next !== null))
        : [];
      setFolded(new Set(leading.map(({ path }) => path).filter((path) => path !== tree)));
    },
    [tree, root],
  );
  return { folded, fold, foldAll };
}

import { useCallback, useMemo, useState } from 'react';
import { isWithin } from '@fracht/scenarios';
import { DENIAL, type TreeShape } from '../store/tree-shape.ts';

/** Which questions are collapsed, that is, hide what is behind them. */
export type Folding = {
  readonly folded: ReadonlySet<string>;
  readonly fold: (path: string) => void;
  readonly foldAll: (isFolded: boolean) => void;
};

/** Keeps the collapsed questions of a tree; selecting a hidden question expands everything that hides it. */
export function useFolding(shape: TreeShape, chosen: string): Folding {
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
      const [root] = shape;
      const paths = new Set(shape.map(({ path }) => path));
      const leading = shape.filter(({ links }) =>
        links.some(({ from, target }) => from !== DENIAL && paths.has(target)),
      );
      setFolded(new Set(isFolded ? leading.map(({ path }) => path).filter((path) => path !== root?.path) : []));
    },
    [shape],
  );
  return useMemo(() => ({ folded, fold, foldAll }), [folded, fold, foldAll]);
}

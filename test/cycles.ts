import { importsIn, targetOf } from './imports.ts';

/** An import graph: the files that each file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The import graph of these files (texts by path). Imports of anything else (CSS, pictures) are left out. */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  return new Map(
    Array.from(texts, ([file, text]) => {
      const targets = importsIn(file, text).flatMap(({ source }) => targetOf(file, source) ?? []);
      return [file, targets.filter((target) => texts.has(target))] as const;
    }),
  );
}

/** The import cycles of a graph as "a → b → a": for each file in a cycle the shortest one, without duplicates. */
export function cyclesIn(graph: Graph): readonly string[] {
  const found = [...graph.keys()].flatMap((file) => {
    const cycle = shortestWayBack(graph, file);
    return cycle === null ? [] : [[...fromLeast(cycle), least(cycle)].join(' → ')];
  });
  return [...new Set(found)].sort();
}

/** The files on the shortest cycle through a file, beginning with it; null: there is none. */
function shortestWayBack(graph: Graph, start: string): readonly string[] | null {
  const before = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return wayTo(file, before);
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(file: string, before: ReadonlyMap<string, string>): readonly string[] {
  const from = before.get(file);
  return from === undefined ? [file] : [...wayTo(from, before), file];
}

/** The same cycle, starting at its alphabetically first name, so that equal cycles are equal texts. */
function fromLeast(cycle: readonly string[]): readonly string[] {
  const at = cycle.indexOf(least(cycle));
  return [...cycle.slice(at), ...cycle.slice(0, at)];
}

function least(cycle: readonly string[]): string {
  return [...cycle].sort()[0] ?? '';
}

/** A piece of a diffed line: unchanged, removed (`was`) or added (`now`). */
export type LinePiece = { readonly is: 'same' | 'was' | 'now'; readonly text: string };

/** The share of characters that two lines must have in common for the diff to show them as one changed line. */
const ALIKE = 0.4;
/** Bound on the table of the diff (rows times columns). Beyond it the differing middle counts as replaced entirely, so that a list of changes never takes long. */
const MOST_COMPARED = 1_000_000;

/** Line diff of two texts, with a word diff inside a changed line. Unchanged lines are left out. */
export function changedLines(before: readonly string[], after: readonly string[]): readonly (readonly LinePiece[])[] {
  const lines: (readonly LinePiece[])[] = [];
  let was: string[] = [];
  let now: string[] = [];
  const told = (): void => {
    for (let index = 0; index < Math.max(was.length, now.length); index += 1) {
      lines.push(...changed(was[index], now[index]));
    }
    was = [];
    now = [];
  };
  for (const { is, text } of compared(before, after)) {
    if (is === 'same') told();
    else (is === 'was' ? was : now).push(text);
  }
  told();
  return lines;
}

/** A line that replaced another: one line of a word diff if enough is the same (ALIKE), else two lines. */
function changed(was: string | undefined, now: string | undefined): (readonly LinePiece[])[] {
  const whole = (is: LinePiece['is'], text: string | undefined) => (text === undefined ? [] : [[{ is, text }]]);
  if (was === undefined || now === undefined) return [...whole('was', was), ...whole('now', now)];
  const pieces = withoutEnd(joined(compared(lineWords(was), lineWords(now))));
  const kept = pieces.reduce((sum, { is, text }) => (is === 'same' ? sum + text.length : sum), 0);
  return kept < ALIKE * Math.max(was.length, now.length) ? [...whole('was', was), ...whole('now', now)] : [pieces];
}

/** The words of a line, each with the blanks after it. A blank is added after the last one, so that it equals the same word in the middle of a line. */
function lineWords(line: string): readonly string[] {
  return `${line} `.match(/\S+\s*/gu) ?? [];
}

/** Removes the blank that `lineWords` added after the last word. */
function withoutEnd(line: readonly LinePiece[]): readonly LinePiece[] {
  return line.map((piece, index) => (index === line.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece));
}

/** Merges neighbouring pieces of one kind. */
function joined(pieces: readonly LinePiece[]): readonly LinePiece[] {
  const all: LinePiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.is === piece.is) all[all.length - 1] = { is: piece.is, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}

/** Diff of two lists by their longest common subsequence; removals come before additions. Common start and end are cut off first. */
function compared(before: readonly string[], after: readonly string[]): readonly LinePiece[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...piecesOf('same', before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...piecesOf('same', before.slice(before.length - end)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): readonly LinePiece[] {
  if (before.length * after.length > MOST_COMPARED) return [...piecesOf('was', before), ...piecesOf('now', after)];
  const common = commonLengths(before, after);
  const found: LinePiece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [was = '', now = ''] = [before[row], after[column]];
    if (was === now) {
      found.push({ is: 'same', text: was });
      row += 1;
      column += 1;
    } else if ((common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0)) {
      found.push({ is: 'was', text: was });
      row += 1;
    } else {
      found.push({ is: 'now', text: now });
      column += 1;
    }
  }
  return [...found, ...piecesOf('was', before.slice(row)), ...piecesOf('now', after.slice(column))];
}

/** Table of the longest common subsequence: for each pair of positions, its length for the rest of both lists. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const [here, below] = [table[row], table[row + 1]];
    if (here === undefined || below === undefined) continue;
    for (let column = after.length - 1; column >= 0; column -= 1) {
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return table;
}

function piecesOf(is: LinePiece['is'], texts: readonly string[]): readonly LinePiece[] {
  return texts.map((text) => ({ is, text }));
}

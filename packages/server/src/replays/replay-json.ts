import { type Onlookers, type ReplayEnd, replayPieces, type StandingGame } from '@fracht/protocol';

/** Lets other work of the process run, if it is time. */
export type Breath = () => Promise<void>;

/**
 * A game replayed once for several viewers, giving for each the JSON of a `ReplayPayload`, in their order; made piece by piece, with a pause
 * after each. What several viewers see alike is serialized once. (RPL-7, RPL-15)
 */
export async function replayTexts(
  game: StandingGame,
  onlookers: Onlookers,
  breathe: Breath,
): Promise<readonly string[]> {
  const pieces = replayPieces(game, onlookers);
  const parts = onlookers.viewers.map((): { first: string; readonly changes: string[] } => ({
    first: 'null',
    changes: [],
  }));
  let next = pieces.next();
  const written = new WeakMap<object, string>();
  for (; next.done !== true; next = pieces.next()) {
    const { place, piece } = next.value;
    const part = parts[place];
    if (piece.kind === 'GAME' && part !== undefined) part.first = JSON.stringify(piece.game);
    if (piece.kind === 'CHANGE') part?.changes.push(writtenOnce(written, piece.change));
    await breathe();
  }
  const ends = next.value;
  return parts.map(({ first, changes }, index) => textOf(first, changes, ends[index]));
}

function writtenOnce(written: WeakMap<object, string>, change: object): string {
  const text = written.get(change) ?? JSON.stringify(change);
  written.set(change, text);
  return text;
}

function textOf(first: string, changes: readonly string[], end: ReplayEnd | undefined): string {
  const { until, happenings } = end ?? { until: 0, happenings: [] };
  return `{"game":${first},"until":${until},"changes":[${changes.join(',')}],"happenings":${JSON.stringify(happenings)}}`;
}

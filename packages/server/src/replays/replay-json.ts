import { type Onlooker, replayPieces, type StandingGame } from '@fracht/protocol';

/** Lets other work of the process run, if it is time. */
export type Breath = () => Promise<void>;

/** A game replayed for one viewer, as the JSON of a `ReplayPayload`; made piece by piece, with a breath after each. (RPL-7) */
export async function replayJson(game: StandingGame, onlooker: Onlooker, breathe: Breath): Promise<string> {
  const pieces = replayPieces(game, onlooker);
  const changes: string[] = [];
  let first = 'null';
  let next = pieces.next();
  while (next.done !== true) {
    const piece = next.value;
    if (piece.kind === 'GAME') first = JSON.stringify(piece.game);
    if (piece.kind === 'CHANGE') changes.push(JSON.stringify(piece.change));
    await breathe();
    next = pieces.next();
  }
  const { until, happenings } = next.value;
  return `{"game":${first},"until":${until},"changes":[${changes.join(',')}],"happenings":${JSON.stringify(happenings)}}`;
}

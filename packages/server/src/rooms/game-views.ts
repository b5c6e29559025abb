import { messageText, ownGameMessageText } from '@fracht/content';
import { booksDelta, isDeltaPrivate, NOBODY, toWire, wireDelta, type WireExtra } from '@fracht/protocol';
import type { GameHost } from '../games/game-host.ts';
import type { Game } from '../storage/game-store.ts';
import type { GameViews } from './frame.ts';

/** What its viewers see of a stored game. */
type SeenGame = Pick<Game, 'group' | 'groupName' | 'randos' | 'homework'>;
/** What they see of its host. */
type SeenHost = Pick<GameHost, 'breakEndsAt' | 'pace'>;

/** How a game looks to its viewers: what each may know, in the wire format. (WIR-2) */
export function viewsOf(game: SeenGame, host: SeenHost): GameViews {
  const extra = (): WireExtra => wireExtra(game, host);
  return {
    whole: (state, viewer) => toWire(state, viewer, extra()),
    change: (before, after, viewer) => wireDelta(before, after, viewer, extra()),
    books: booksDelta,
    sharer: (before, after, viewer) => (isDeltaPrivate(before, after, viewer) ? viewer : NOBODY),
  };
}

/** What is sent about a game besides what its rules know. */
export function wireExtra(
  { group, groupName, randos, homework }: SeenGame,
  { breakEndsAt, pace }: SeenHost,
): WireExtra {
  const shared = { group, groupName, randos, breakEndsAt };
  return homework === null ? { ...shared, messageText } : { ...shared, messageText: ownGameMessageText, pace };
}

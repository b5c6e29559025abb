import { messageText } from '@fracht/content';
import { type GameState, viewFor } from '@fracht/engine';
import { toWire, type WireExtra, type WireGame } from '@fracht/protocol';
import { announce } from '../../../game/store/announce.ts';
import type { Viewer } from '../../../game/store/game-store.ts';

const EXTRA: WireExtra = {
  group: null,
  groupName: '',
  randos: false,
  breakEndsAt: null,
  // An order has no page here, so its name is no link.
  messageText: (message) => messageText(message).replaceAll('##', ''),
};

/** Tells what has newly been said to the player, by the game's own notices and sounds. The store knows the viewer already. */
export function tellNews(before: GameState, after: GameState, viewer: Viewer): void {
  if (after.messageCount > before.messageCount) announce(told(before, viewer), told(after, viewer));
}

function told(state: GameState, viewer: Viewer): WireGame {
  return toWire(viewFor(state, viewer), viewer, EXTRA);
}

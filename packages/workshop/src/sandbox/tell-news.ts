import { messageText } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import type { News } from '@fracht/game/store/message-words.ts';
import { announce } from '@fracht/game/store/announce.ts';
import type { GameViewer } from '@fracht/game/store/game-store.ts';

/** Shows new messages to the player by the game's own notices and sounds. The store must have its viewer already. */
export function tellNews(before: GameState, after: GameState, viewer: GameViewer): void {
  if (after.messageCount > before.messageCount) announce(newsOf(before, viewer), newsOf(after, viewer));
}

/** A message to the player as text. Orders have no page in the sandbox, so their names are no links. */
function newsOf({ messages, orders }: GameState, { player: viewer }: GameViewer): News {
  const own = messages.filter(({ player }) => player === null || player === viewer);
  return { orders, messages: own.map((message) => ({ ...message, text: messageText(message).replaceAll('##', '') })) };
}

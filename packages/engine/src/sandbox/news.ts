import { advance, nextEventAt } from '../advance.ts';
import { roundEndsAt } from '../clock.ts';
import type { GameState } from '../state.ts';

/**
 * Advances the game to the next moment at which a player is told something: a message, an entry of a ledger or of a journal. Null if nothing
 * more happens by itself before the round's end. (SBX-4)
 */
export function advanceToNews(state: GameState): GameState | null {
  let game = state;
  for (;;) {
    const at = nextEventAt(game);
    if (at === null || at >= roundEndsAt(game)) return null;
    game = advance(game, at);
    if (newsCount(game) !== newsCount(state)) return game;
  }
}

function newsCount({ messageCount, players }: GameState): number {
  return players.reduce((count, { ledger, journal }) => count + ledger.length + journal.length, messageCount);
}

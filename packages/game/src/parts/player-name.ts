import type { Player } from '@fracht/engine';
import { shortName } from '@fracht/protocol';

/** A player's short name, "Bartek W.", with a no-break space so that it stays on one line. (VAL-5) */
export function playerName({ user }: Player): string {
  return shortName(user).replace(/ (?=\S+$)/u, '\u00a0');
}

import type { Player } from '@fracht/engine';
import { shortName } from '@fracht/protocol';

/** The short name with a hard space before its last letter, "Bartek W.", so that they stay on one line. (VAL-5) */
export function playerName({ user }: Player): string {
  return shortName(user).replace(/ (?=\S+$)/u, '\u00a0');
}

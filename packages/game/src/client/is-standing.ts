import type { LinkState } from './game-client.ts';

/** Whether the game is stopped at the server too, because that cannot store anything. (LIN-16) */
export function isStanding(link: LinkState): boolean {
  return link.link === 'LOST' && link.isStorageAway === true;
}

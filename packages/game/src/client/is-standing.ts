import type { LinkState } from './game-client.ts';

/** Whether the game stands at the server too, which cannot store anything. (LIN-16) */
export function isStanding(link: LinkState): boolean {
  return link.link === 'LOST' && link.isStorageAway === true;
}

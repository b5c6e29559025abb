import { gameText } from '@fracht/content';
import type { LinkState } from '../client/game-client.ts';
import { isStanding } from '../client/is-standing.ts';

/** What is wrong with a lost connection, in one sentence: the server cannot store anything, or there is no connection. (LIN-16) */
export function lostTitle(link: Extract<LinkState, { readonly link: 'LOST' }>): string {
  return isStanding(link) ? gameText.link.standsTitle : gameText.link.lostTitle;
}

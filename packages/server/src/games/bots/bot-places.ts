import { botNames } from '@fracht/content';
import type { PlayerId } from '@fracht/engine';

const PREFIX = 'bot-';
const NUMBERED = /^bot-(\d{1,3})$/u;

/** The player id of the n-th place, from 1, that belongs to no member of the group. No account has such an id. (SBT-3) */
export function botPlace(number: number): PlayerId {
  return `${PREFIX}${number}`;
}

/** The name of the bot in such a place; null: the id is a person's. */
export function botName(player: PlayerId): { readonly first_name: string; readonly last_name: string } | null {
  const number = NUMBERED.exec(player)?.[1];
  return number === undefined ? null : { first_name: botNames.first, last_name: number };
}

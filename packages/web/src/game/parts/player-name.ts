import type { Player } from '@fracht/engine';

/** First name and the first letter of the last one: "Bartek W."; empty when either is empty. (spec §3 User "Short name") */
export function playerName({ user }: Player): string {
  if (user.first_name === '' || user.last_name === '') return '';
  return `${user.first_name}\u00a0${user.last_name.slice(0, 1)}.`;
}

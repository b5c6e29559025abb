import type { SeatLevel } from '@fracht/engine';

/** That a bot plays, in the list of players: apart from the words of other lists, because every game loads it. */
export const botMark: Readonly<Record<SeatLevel, string>> = {
  careless: 'bot, poziom łatwy',
  ordinary: 'bot, poziom średni',
  good: 'bot, poziom trudny',
};

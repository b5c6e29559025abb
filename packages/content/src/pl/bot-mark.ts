import type { SeatLevel } from '@fracht/engine';

/** Marks bots in the list of players. Kept apart from the words of other lists, because every game loads this file. */
export const botMark: Readonly<Record<SeatLevel | 'tends', string>> = {
  careless: 'bot, poziom łatwy',
  ordinary: 'bot, poziom średni',
  good: 'bot, poziom trudny',
  tends: 'bez połączenia, bot pilnuje odpoczynków',
};

import type { SeatLevel } from '@fracht/engine';

/** Marks bots in the list of players. In a file of its own, because every game loads it. */
export const botMark: Readonly<Record<SeatLevel | 'tends', string>> = {
  careless: 'bot, poziom łatwy',
  ordinary: 'bot, poziom średni',
  good: 'bot, poziom trudny',
  tends: 'bez połączenia, bot pilnuje odpoczynków',
};

import { expect, test } from 'vitest';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { choiceWords } from './choice-words.ts';

const { world } = aPlayedGame().end.setup;

test('[DBS-3] to choose no parking is told by what the driver then goes on doing', () => {
  const left = (doing?: 'DRIVES' | 'BOUND' | 'RESTS' | 'STANDS') =>
    choiceWords({ is: 'NOTHING', ...(doing === undefined ? {} : { doing }) }, 'PARK', world);
  expect([left('DRIVES'), left('BOUND'), left('RESTS'), left('STANDS'), left()]).toEqual([
    'Jazda dalej',
    'Bez zmiany parkingu',
    'Dalszy odpoczynek',
    'Dalszy postój',
    'Bez zmiany parkingu',
  ]);
});

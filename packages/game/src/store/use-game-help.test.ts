import { renderHook } from '@testing-library/react';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { expect, test } from 'vitest';
import { gameStore } from './game-store.ts';
import { askForHints } from './ui-store.ts';
import { useGameHelp } from './use-game-help.ts';

const played = aPlayedGame();
const goesOn = gameAt(played, 3600);
const STUDENT = { player: 's1', type: 'STUDENT' } as const;

const tour = () => renderHook(useGameHelp).result.current.tour;

test('[HNT-2] help leads a student to the hints while the game goes on, and nobody else', () => {
  showGame(goesOn, STUDENT);
  expect(tour()).toBe(askForHints);
  showGame(goesOn, { player: 'teacher', type: 'TEACHER' });
  expect(tour()).toBeNull();
  showGame(played.end, STUDENT);
  expect(tour()).toBeNull();
});

test.each([
  ['a replay', { isReplay: true }],
  ['the practice', { root: '/game/game-1/practice' }],
])('[HNT-2] in %s, which has no hints, help leads to none', (_, where) => {
  showGame(goesOn, STUDENT);
  gameStore.setState(where);
  expect(tour()).toBeNull();
});

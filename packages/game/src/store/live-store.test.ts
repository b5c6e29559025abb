import { afterEach, expect, test } from 'vitest';
import { forgetGame, forgetPerson } from '@fracht/kit/session/kept-store.ts';
import { EMPTY_STORE, gameStore } from './game-store.ts';
import { isLiveAside, liveStore, putLiveAside } from './live-store.ts';
import { select, uiStore } from './ui-store.ts';

const LIVE = { ...EMPTY_STORE, viewer: { player: 'anna', type: 'STUDENT' } } as const;
const OTHER = { ...EMPTY_STORE, viewer: { player: 'practice', type: 'STUDENT' } } as const;

afterEach(() => {
  forgetPerson();
});

test('[PRT-9] a live game that is put aside goes on there, and is brought back as it is by then', () => {
  gameStore.setState(LIVE, true);
  const bringBack = putLiveAside();
  gameStore.setState(OTHER, true);
  select({ kind: 'CITY', id: 1 });
  expect(liveStore().getState().viewer).toEqual(LIVE.viewer);
  liveStore().setState({ isServerThere: true });
  forgetGame();
  expect(liveStore().getState().viewer).toEqual(LIVE.viewer);
  bringBack();
  expect(isLiveAside()).toBe(false);
  expect(liveStore()).toBe(gameStore);
  expect(gameStore.getState()).toEqual({ ...LIVE, isServerThere: true });
  expect(uiStore.getState().selection).toBeNull();
});

test('[PRT-9] who leaves leaves nothing aside', () => {
  gameStore.setState(LIVE, true);
  const bringBack = putLiveAside();
  forgetPerson();
  expect(isLiveAside()).toBe(false);
  bringBack();
  expect(gameStore.getState()).toEqual(EMPTY_STORE);
});

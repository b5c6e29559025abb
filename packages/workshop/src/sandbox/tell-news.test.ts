import { beforeEach, expect, test, vi } from 'vitest';
import { AUTHOR, aSandbox } from '../../test/a-sandbox.ts';
import * as sounds from '@fracht/game/sounds/play-sound.ts';
import { EMPTY_STORE, gameStore } from '@fracht/game/store/game-store.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { tellNews } from './tell-news.ts';

const playSound = vi.spyOn(sounds, 'playSound').mockReturnValue(undefined);

const VIEWER = { player: AUTHOR.id, type: 'STUDENT' } as const;

beforeEach(() => {
  vi.clearAllMocks();
  toastStore.setState({ list: [], last: 0 });
  gameStore.setState({ ...EMPTY_STORE, viewer: VIEWER }, true);
});

test('[TRY-5] a situation that strikes is told and heard as in a lesson, once, and its order is no link', () => {
  const { before, struck } = aSandbox('K05');
  tellNews(before, struck, VIEWER);
  const texts = toastStore.getState().list.map(({ type, text }) => [type, text]);
  expect(texts).toContainEqual(['danger', expect.not.stringContaining('##')]);
  expect(playSound).toHaveBeenCalledWith('CRITICAL');
  toastStore.setState({ list: [], last: 0 });
  tellNews(struck, struck, VIEWER);
  expect(toastStore.getState().list).toEqual([]);
});

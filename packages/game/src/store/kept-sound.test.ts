import { expect, test, vi } from 'vitest';
import { setSound } from './ui-store.ts';

test('[SND-2] sounds are on until they are turned off, which is remembered', async () => {
  const isOn = async () => {
    vi.resetModules();
    return (await import('./ui-store.ts')).uiStore.getState().sound;
  };
  localStorage.clear();
  expect(await isOn()).toBe(true);
  setSound(false);
  expect(await isOn()).toBe(false);
});

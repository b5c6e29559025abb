/**
 * After the last test of a file nothing of it is left for the next one: test files of a package share a worker, and with it the page and
 * the modules that were loaded, spied on or not. Files that ask for no page have none. A setup file of all packages that are drawn in a browser.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { forgetPerson } from '@fracht/kit/session/kept-store.ts';
import { singleKeys } from '@fracht/kit/session/single-keys.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { loadingStore } from '@fracht/kit/ui/loading.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetPerson();
  loadingStore.setState(loadingStore.getInitialState(), true);
  toastStore.setState(toastStore.getInitialState(), true);
  sessionStore.setState({ token: null, csrf: null, user: null });
  singleKeys.setState({ isOn: true });
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

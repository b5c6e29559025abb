/**
 * Cleans up after the last test of a file: test files of a package share a worker, and with it the page and the loaded modules, mocked or not.
 * Files that need no page have none. A setup file of all packages that are drawn in a browser.
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

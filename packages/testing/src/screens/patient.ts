/**
 * Setup file of all packages that render. `waitFor` and `findBy` wait longer than by default, since a slow machine is no reason to fail, but less than a test.
 * Each look that finds nothing makes an error; the page is rendered into its message only when that is read, which happens only to the last one, when a test
 * fails.
 */
import { configure, prettyDOM } from '@testing-library/react';
import './without-origins.ts';

configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const told = (): string => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { get: told, configurable: true });
  },
});

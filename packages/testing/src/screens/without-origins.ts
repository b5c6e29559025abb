/**
 * React's development build makes an error for each element that is drawn, to tell beside a warning where the element was made: up to ten thousand a second, which
 * takes more time than the drawing of small screens. It makes none once it has counted to its limit, so here it has from the beginning. Its warnings stay, and
 * tell the components. Loaded by a setup file of all packages that render.
 */
import * as React from 'react';

/** React's own counter, in the object that its packages share; its name is not promised, so without it nothing is done. */
const COUNTER = 'recentlyCreatedOwnerStacks';

const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

if (typeof shared === 'object' && shared !== null && Object.hasOwn(shared, COUNTER)) {
  Object.defineProperty(shared, COUNTER, {
    get: () => Infinity,
    set() {
      // React begins to count anew every second.
    },
    configurable: true,
  });
}

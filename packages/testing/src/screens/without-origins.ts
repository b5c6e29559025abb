/**
 * React's development build makes an error for each element that is drawn, to show in a warning where the element was made: up to ten thousand a second, which
 * takes more time than drawing small screens. It makes none once it has counted to its limit, so here the counter starts at it. Its warnings stay, and name the
 * components. Loaded by a setup file of all packages that render.
 */
import * as React from 'react';

/** React's own counter, in the object that its packages share; its name is not guaranteed, so if it is missing nothing is done. */
const COUNTER = 'recentlyCreatedOwnerStacks';

const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

if (typeof shared === 'object' && shared !== null && Object.hasOwn(shared, COUNTER)) {
  Object.defineProperty(shared, COUNTER, {
    get: () => Infinity,
    set() {
      // React resets the counter every second.
    },
    configurable: true,
  });
}

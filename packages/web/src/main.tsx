import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import './base.ts';
import { router, watchRoutes } from './router.tsx';
import { popupOf } from '@fracht/office/landing/popup-name.ts';
import { keepTyped, takeLoginLink } from '@fracht/office/landing/typed-before.ts';
import { logout, mayHaveSession, startSession, verifyStart } from '@fracht/kit/api/session.ts';
import { followTheme } from '@fracht/kit/ui/theme.ts';
import '@fracht/kit/styles/tokens.css';
import '@fracht/kit/styles/fonts.css';
import '@fracht/kit/styles/base.css';
import '@fracht/kit/styles/forced-colors.css';

followTheme();
watchRoutes();
window.addEventListener('hashchange', () => void followCard());
if (!(await followCard()) && mayHaveSession()) void startSession();

await router.load();
const place = document.getElementById('root');
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (place !== null && isLandingAsSent()) hydrateRoot(place, app);
else if (place !== null) drawAnew(place);
// After the first paint: nothing on the page waits for the session.
requestAnimationFrame(() => setTimeout(() => void verifyStart(), 0));

/** Handles the link of a login card: logs out whoever was logged in, since the card names somebody else. False for any other address. */
async function followCard(): Promise<boolean> {
  if (!takeLoginLink()) return false;
  await logout();
  return true;
}

/**
 * Whether the prerendered HTML can be hydrated: the address is the landing page without a window, and the visitor is a guest. Hydration keeps what was typed
 * meanwhile; anything else is rendered from scratch.
 */
function isLandingAsSent(): boolean {
  const { pathname, search } = router.state.location;
  return (
    pathname === '/' &&
    popupOf(search) === null &&
    !mayHaveSession() &&
    document.getElementById('landing-content') !== null
  );
}

function drawAnew(element: HTMLElement): void {
  const root = createRoot(element);
  keepTyped(['email', 'password']);
  // Synchronously, or a letter typed between `keepTyped` and the render would be lost.
  flushSync(() => root.render(app));
}

import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import './base.ts';
import { router, watchRoutes } from './router.tsx';
import { popupOf } from '@fracht/office/landing/popup-name.ts';
import { keepTyped, takeLoginLink } from '@fracht/office/landing/typed-before.ts';
import { logout, mayHaveSession, startSession, verifyStart } from '@fracht/kit/session/session.ts';
import { followTheme } from '@fracht/kit/ui/theme.ts';
import '@fracht/kit/styles/tokens.css';
import '@fracht/kit/styles/fonts.css';
import '@fracht/kit/styles/base.css';

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
// After the first paint, which waits for nobody's session.
requestAnimationFrame(() => setTimeout(() => void verifyStart(), 0));

/** Whoever was logged in here before: the link of a card says who comes now. False where the address is no such link. */
async function followCard(): Promise<boolean> {
  if (!takeLoginLink()) return false;
  await logout();
  return true;
}

/** Whether the page on the screen is what would be drawn: the landing page, for a guest, without a window. It is then taken over in small steps, and what was typed stays. */
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
  // At once, or a letter typed in between would be lost.
  flushSync(() => root.render(app));
}

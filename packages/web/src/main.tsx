import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { router, watchRoutes } from './router.tsx';
import { keepTyped } from './screens/landing/typed-before.ts';
import { mayHaveSession, startSession } from './session/session.ts';
import { followTheme } from './ui/theme.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

followTheme();
watchRoutes();
if (mayHaveSession()) void startSession();

// The prerendered landing page stays on the screen until its living twin is ready to take its place.
await router.load();
const place = document.getElementById('root');
if (place !== null) {
  const root = createRoot(place);
  keepTyped(['email', 'password']);
  // At once, or a letter typed in between would be lost.
  flushSync(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

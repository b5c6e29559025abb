import { StrictMode } from 'react';
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
keepTyped(['email', 'password']);
const place = document.getElementById('root');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

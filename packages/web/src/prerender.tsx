import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { RouterProvider } from '@tanstack/react-router';
import { landingContent } from '@fracht/content';
import { readContent } from '@fracht/kit/api/landing-calls.ts';
import { router } from './router.tsx';
import { giveFirstContent } from '@fracht/office/landing/first-content.ts';

/**
 * Renders the landing page with its default texts to HTML at build time, and returns those texts as content items: the browser's first render has to equal it,
 * or hydration fails. (BLD-1)
 */
export async function renderLanding(): Promise<{ readonly html: string; readonly items: string }> {
  const items = Object.entries(landingContent).map(([id, value]) => ({ id, value }));
  giveFirstContent(readContent(items));
  await router.load();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { html, items: JSON.stringify(items) };
}

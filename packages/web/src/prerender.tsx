import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { RouterProvider } from '@tanstack/react-router';
import { landingContent } from '@fracht/content';
import { readContent } from '@fracht/kit/api/landing-calls.ts';
import { router } from './router.tsx';
import { giveFirstContent } from '@fracht/office/landing/first-content.ts';

/**
 * The landing page as HTML with its default texts, made at build time, and those texts as content items: the same tree that the
 * browser draws first, so that it can take the page over as it stands. (BLD-1)
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

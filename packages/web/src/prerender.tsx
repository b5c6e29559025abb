import { renderToString } from 'react-dom/server';
import { landingContent } from '@fracht/content';
import { readContent } from './api/landing-calls.ts';
import { LandingPage } from './screens/landing/landing-page.tsx';

/** The landing page as HTML with its default texts, made at build time, and those texts as content items. (stack "landing") */
export function renderLanding(year: number): { readonly html: string; readonly items: string } {
  const items = Object.entries(landingContent).map(([id, value]) => ({ id, value }));
  const html = renderToString(
    <LandingPage content={readContent(items)} ranks={null} popup={null} year={year} onOpen={() => undefined} />,
  );
  return { html, items: JSON.stringify(items) };
}

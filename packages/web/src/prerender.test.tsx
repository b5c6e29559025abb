import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { neverIdle } from '@fracht/testing/screens/never-idle.ts';
import { renderLanding } from './prerender.tsx';
import { router } from './router.tsx';

let sent: Awaited<ReturnType<typeof renderLanding>>;

beforeAll(async () => {
  sent = await renderLanding();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test.each([
  ['at rest', () => undefined],
  // What a link to a part of the page does if it is pressed before the script has taken over.
  ['on the way elsewhere', () => void router.load()],
])(
  '[BLD-1] the landing page, %s, is taken over as it was sent: nothing is drawn twice, what was typed stays',
  async (_, press) => {
    neverIdle();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const { html, items } = sent;
    const anybody = { open: true, domains: [] };
    fakeServer({
      'GET content/get/': { payload: JSON.parse(items) },
      'GET game/rankings/': { payload: { groups: [], players: [] } },
      'GET user/registration/': { payload: { students: anybody, lecturers: anybody } },
    });
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const place = document.getElementById('root');
    const headline = place?.querySelector('h1');
    const email = place?.querySelector<HTMLInputElement>('input[name="email"]');
    if (place === null || headline === null || headline === undefined || !email) throw new Error('no landing page');
    email.value = 'zofia.lecka@szkola.example';
    const faults: unknown[] = [];
    press();
    const root = await act(() =>
      hydrateRoot(
        place,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
        { onRecoverableError: (fault) => faults.push(fault) },
      ),
    );
    expect(faults).toEqual([]);
    expect(place.querySelector('h1')).toBe(headline);
    expect(place.querySelector<HTMLInputElement>('input[name="email"]')).toBe(email);
    expect(email.value).toBe('zofia.lecka@szkola.example');
    act(() => root.unmount());
  },
);

test('[BLD-1] [LND-12] the footer of the page as it is sent credits the school, the implementer and the co-financing', () => {
  const page = new DOMParser().parseFromString(sent.html, 'text/html');
  const footer = page.querySelector('footer');
  expect(footer?.textContent).toContain('Szkoła lub uczelnia logistyczna, która prowadzi zajęcia');
  expect(footer?.textContent).toContain('Zespół gry Fracht');
  expect(footer?.querySelector('[role="img"]')).not.toBeNull();
  expect(footer?.textContent).toContain('Europejskiego Funduszu Społecznego');
});

test('[LND-23] until it is known whether the registration is open, the page as it is sent shows no way there', async () => {
  const page = new DOMParser().parseFromString(sent.html, 'text/html');
  const links = [...page.querySelectorAll('a[href="/?okno=rejestracja"]')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.className.includes('unknown'))).toEqual([]);
});

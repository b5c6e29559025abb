import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { neverIdle } from '@fracht/testing/screens/never-idle.ts';
import { LandingPage } from './landing-page.tsx';
import { type PopupName, POPUPS } from './popup-name.ts';

const open = vi.fn<(popup: PopupName | null) => void>();

beforeEach(() => {
  neverIdle();
  localStorage.clear();
  open.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CONTENT = {
  intro: '<h1>Wstęp szkoły</h1>',
  'about-1': '<p>Pierwszy tekst</p>',
  'about-2': '<p>Drugi tekst</p>',
};

function show(popup: PopupName | null = null, credits: Readonly<Record<string, string>> = {}): void {
  render(
    <LandingPage
      content={{ ...CONTENT, ...credits }}
      ranks={{ groups: [], players: [] }}
      popup={popup}
      year={2026}
      onOpen={open}
    >
      <p>okno</p>
    </LandingPage>,
  );
}

test('[LND-2] intro and about are the content items', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Wstęp szkoły' })).toBeDefined();
  expect(screen.getByText('Pierwszy tekst')).toBeDefined();
  expect(screen.getByText('Drugi tekst')).toBeDefined();
});

test('[LND-1] [LND-10] the header: fields, button and links of the login, the menu to the three sections', async () => {
  show();
  const form = within(screen.getByRole('form', { name: 'Logowanie' }));
  expect([form.getByLabelText('E-mail'), form.getByLabelText('Hasło')]).toHaveLength(2);
  expect(form.getByText('Masz kartkę? Wpisz login.').id).toBe(
    form.getByLabelText('E-mail').getAttribute('aria-describedby'),
  );
  expect(form.getByRole('button', { name: 'Zaloguj się' })).toBeDefined();
  await userEvent.click(form.getByRole('link', { name: 'Nie pamiętasz hasła?' }));
  await userEvent.click(form.getByRole('link', { name: 'Rejestracja' }));
  expect(open.mock.calls).toEqual([['haslo'], ['rejestracja']]);
  const menu = within(screen.getByRole('navigation', { name: 'Menu strony' }));
  const sections = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(sections).toEqual([
    ['O\u00a0projekcie', '#o-projekcie'],
    ['Rankingi', '#rankingi'],
    ['Kontakt', '#kontakt'],
  ]);
  for (const [, href] of sections) expect(document.querySelector(href ?? '')).not.toBeNull();
});

test('[LND-4] the contact section has its button, which opens the window', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Napisz do nas' }));
  expect(open.mock.calls).toEqual([['kontakt']]);
});

test.each(POPUPS)('[LND-4] the content is hidden while the window %s is open', (popup) => {
  show(popup);
  expect(screen.getByText('okno')).toBeDefined();
  expect(document.querySelector<HTMLElement>('#tresc')?.hidden).toBe(true);
  cleanup();
  show();
  expect(document.querySelector<HTMLElement>('#tresc')?.hidden).toBe(false);
});

const CREDITS = {
  'footer-college': '<p>Uczelnia<br /><strong>Technikum nr 3 w\u00a0Łodzi</strong></p>',
  'footer-implementer': '<p>Wykonawca<br /><strong>Zespół gry Fracht</strong></p>',
  'footer-union': '<p>Projekt współfinansowany ze środków Europejskiego Funduszu Społecznego</p>',
};

test('[LND-2] [LND-12] the footer credits the college, the implementer and the European Social Fund as the school wrote it, and leads to the policy', async () => {
  show(null, CREDITS);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Technikum nr 3/u).tagName).toBe('STRONG');
  expect(footer.getByText('Zespół gry Fracht')).toBeDefined();
  expect(footer.getByRole('img', { name: 'Flaga Unii Europejskiej' })).toBeDefined();
  expect(footer.getByText('Projekt współfinansowany ze środków Europejskiego Funduszu Społecznego')).toBeDefined();
  await userEvent.click(footer.getByRole('link', { name: 'Polityka prywatności' }));
  expect(open.mock.calls).toEqual([['polityka']]);
});

test.each(['', '<p></p>', '<p>&nbsp;<br></p>'])(
  '[LND-12] of a credit that is emptied to "%s" neither text nor emblem stands in the footer',
  (empty) => {
    show(null, { ...CREDITS, 'footer-union': empty });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('img')).toBeNull();
    expect(footer.queryByText(/Unii Europejskiej|Funduszu/u)).toBeNull();
    expect(footer.getByText('Zespół gry Fracht')).toBeDefined();
  },
);

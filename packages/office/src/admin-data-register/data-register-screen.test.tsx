import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { DataRegisterScreen } from './data-register-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[ADM-17] the page tells by kind where it stands, how long, who reads it and how it goes, and keeps the blanks', async () => {
  const kind = {
    kind: 'NAME',
    title: 'Imię i nazwisko',
    purpose: 'Rozpoznanie osoby',
    basis: '[… podstawa]',
    kept: 'Dopóki istnieje konto',
    erased: 'Od razu',
    places: [{ table: 'users', columns: ['first_name', 'last_name'] }],
    readers: ['administrator: w całej szkole'],
  };
  const register = {
    kinds: [kind, { ...kind, kind: 'SECRET', title: 'Hasła', readers: [] }],
    bin: 'Siedem dni w koszu',
    exits: [{ where: 'Poczta', text: 'Listy wychodzą' }],
    browser: [{ key: 'rememberMeToken', place: 'przeglądarka', what: 'zapamiętane zalogowanie' }],
  };
  fakeServer({ 'GET user/data-register/': { payload: register } });
  await showScreen(DataRegisterScreen);
  await screen.findByText('Imię i nazwisko');
  expect(screen.getAllByText('[… podstawa]')).toHaveLength(2);
  expect(screen.getAllByText('users (first_name, last_name)')).toHaveLength(2);
  screen.getByText('administrator: w całej szkole');
  screen.getByText(/Nikt: tych danych program nie pokazuje/u);
  screen.getByText('zapamiętane zalogowanie');
  expect(await axeFindings()).toEqual([]);
});

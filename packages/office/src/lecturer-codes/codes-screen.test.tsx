import { schoolMoment } from '@fracht/content';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { callMakeCodes } from '@fracht/kit/api/lecturer-calls.ts';
import { useNewCards } from '@fracht/kit/api/lecturer-queries.ts';
import { addressChoices } from './address-rules.ts';
import { CodesScreen } from './codes-screen.tsx';
import { pagesOf } from './sheet-rules.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENDS = schoolMoment('2026-11-28T16:30');

function cards(count: number, code: string) {
  return Array.from({ length: count }, (_, index) => ({
    id: `s${String(index)}`,
    first_name: 'Zofia',
    last_name: `Łęcka ${String(index)}`,
    login: `zofia.lecka${String(index)}`,
    code,
    link: `https://gra.example/#login=zofia.lecka${String(index)}&code=${code}`,
    expiresAt: ENDS,
  }));
}

const LISTS = {
  'GET group/get/': { payload: [{ id: 'g1', name: 'LOG-2B', num_games: 0, games_played: 0, users: [] }] },
  'GET user/get-list/students/true': { payload: [] },
};

/** Makes cards as the list of students does, then shows the page that prints them. */
function Made() {
  const make = useNewCards(callMakeCodes);
  return (
    <>
      <button type="button" onClick={() => make.mutate({ users: ['s0'], days: 1 })}>
        Kody
      </button>
      <CodesScreen />
    </>
  );
}

const PATH = '/panel/lecturer/students/codes';

test('[COD-1] cards to cut out: name, login, code, until when, and a QR code; twelve on a page', async () => {
  fakeServer({ ...LISTS, 'POST user/codes/': { payload: cards(13, 'MBJZ-PJVX') } });
  await showScreen(Made, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
  const sheets = await screen.findAllByRole('region', { name: /^Kartka z.kodami/u });
  expect(sheets.map((sheet) => within(sheet).getAllByRole('img', { name: /^Kod QR/u }).length)).toEqual([12, 1]);
  const [first] = within(sheets[0] ?? document.body).getAllByText('Zofia Łęcka 0');
  const card = first?.closest('li');
  expect(card?.textContent).toContain('MBJZ-PJVX');
  expect(card?.textContent).toContain('zofia.lecka0');
  expect(card?.textContent).toContain('sob. 28.11, 16:30');
  expect(screen.getByText(/13.osób, 2.strony A4/u)).toBeDefined();
  expect(screen.getAllByText(/otwórz gra\.example/u)).toHaveLength(2);
  expect(await axeFindings()).toEqual([]);
});

test('[COD-2] the sheet is printed; new codes are made after a question, and take the place of those before', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let round = 0;
  const asked = fakeServer({
    ...LISTS,
    'POST user/codes/': () => ({ payload: cards(2, ['AAAA-AAAA', 'BBBB-BBBB'][round++] ?? '') }),
  });
  await showScreen(Made, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Wygeneruj nowe' }));
  const question = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(question).getByRole('combobox', { name: 'Kody ważne przez' }), 'tydzień');
  await userEvent.click(within(question).getByRole('button', { name: 'Wygeneruj nowe' }));
  expect(await screen.findAllByText('BBBB-BBBB')).toHaveLength(2);
  expect(screen.queryByText('AAAA-AAAA')).toBeNull();
  expect(
    asked.filter(({ call }) => call === 'POST user/codes/').map(({ body }) => [body['users'], body['days']]),
  ).toEqual([
    ['["s0"]', '1'],
    ['["s0","s1"]', '7'],
  ]);
});

const NETWORK = { isOpen: true, port: 8080, addresses: ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'] };
const LOCAL = { url: 'http://localhost:8080', isLocal: true, hasMail: false };

async function sheetAt(addresses: unknown) {
  fakeServer({
    ...LISTS,
    'GET server/addresses/': { payload: addresses },
    'POST user/codes/': {
      payload: cards(1, 'AAAA-AAAA').map((card) => ({ ...card, link: `http://localhost:8080/#login=z` })),
    },
  });
  await showScreen(Made, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
}

test('[COD-3] where the address leads to this computer alone another one is chosen for the sheet and its QR codes', async () => {
  await sheetAt({ ...LOCAL, ...NETWORK });
  expect(await screen.findByText(/otwórz 192\.168\.1\.20:8080/u)).toBeDefined();
  const select = screen.getByRole('combobox', { name: 'Adres na kartce' });
  const dots = () => screen.getByRole('img', { name: /^Kod QR/u }).innerHTML;
  const before = dots();
  await userEvent.selectOptions(select, 'http://10.0.0.7:8080');
  expect(screen.getByText(/otwórz 10\.0\.0\.7:8080/u)).toBeDefined();
  expect(dots()).not.toBe(before);
  await userEvent.selectOptions(select, 'http://localhost:8080');
  expect(screen.getByText(/tylko na tym komputerze/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[COD-3] where only this computer is let in the page says how to start the server for a class', async () => {
  await sheetAt({ ...LOCAL, isOpen: false, port: 8080, addresses: [] });
  expect(await screen.findByText(/HOST=0\.0\.0\.0 PORT=8080 npm start/u)).toBeDefined();
  expect(screen.getByText(/otwórz localhost:8080/u)).toBeDefined();
});

test('[COD-3] an address that everybody can open is printed without a word', async () => {
  await sheetAt({ ...NETWORK, url: 'https://gra.szkola.pl', isLocal: false });
  expect(await screen.findByText(/otwórz localhost:8080/u)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Adres na kartce' })).toBeNull();
});

test('[COD-3] the address that the page was opened by comes first, but for one of the own computer', () => {
  const known = { ...LOCAL, ...NETWORK };
  expect(addressChoices(known, 'http://gra.szkola.pl')[0]).toBe('http://gra.szkola.pl');
  expect(addressChoices(known, 'http://127.0.0.1:8080')).toEqual([...NETWORK.addresses, LOCAL.url]);
});

test('[NTT-10] the page of the sheets leads to the test of the network, with codes and without', async () => {
  fakeServer({ ...LISTS, 'POST user/codes/': { payload: cards(1, 'AAAA-AAAA') } });
  await showScreen(Made, PATH);
  const href = () => screen.getByRole('link', { name: 'Test sieci na komputerze ucznia' }).getAttribute('href');
  expect(href()).toBe('/test');
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
  await screen.findByRole('button', { name: 'Drukuj' });
  expect(href()).toBe('/test');
});

test('[COD-2] without codes the page says why there are none, and where to make them', async () => {
  fakeServer(LISTS);
  await showScreen(CodesScreen, PATH);
  expect(screen.getByText('Nie ma kodów do pokazania')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Studenci' }).length).toBeGreaterThan(0);
  expect(await axeFindings()).toEqual([]);
});

test('[COD-1] a full page holds twelve, none is empty', () => {
  expect(pagesOf(cards(24, 'X')).map((page) => page.length)).toEqual([12, 12]);
  expect(pagesOf([])).toEqual([]);
});

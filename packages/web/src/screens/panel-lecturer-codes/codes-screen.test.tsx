import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../../test/support/axe.ts';
import { serving } from '../../../test/support/serving.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { callMakeCodes } from '../../api/lecturer-calls.ts';
import { useNewCards } from '../../api/lecturer-queries.ts';
import { CodesScreen } from './codes-screen.tsx';
import { pagesOf } from './sheet-rules.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENDS = new Date(2026, 10, 28, 16, 30).getTime();

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

/** Makes cards, as the list of students does, then shows their sheet. */
function Made() {
  const make = useNewCards(callMakeCodes);
  return (
    <>
      <button type="button" onClick={() => make.mutate(['s0'])}>
        Kody
      </button>
      <CodesScreen />
    </>
  );
}

const PATH = '/panel/lecturer/students/codes';

test('cards to cut out: name, login, code, until when, and a QR code; twelve on a page', async () => {
  serving({ ...LISTS, 'POST user/codes/': { payload: cards(13, 'MBJZ-PJVX') } });
  await showScreen(Made, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
  const sheets = await screen.findAllByRole('region', { name: /^Kartka z.kodami/u });
  expect(sheets.map((sheet) => within(sheet).getAllByRole('img', { name: /^Kod QR/u }).length)).toEqual([12, 1]);
  const [first] = within(sheets[0] ?? document.body).getAllByText('Zofia Łęcka 0');
  const card = first?.closest('li');
  expect(card?.textContent).toContain('MBJZ-PJVX');
  expect(card?.textContent).toContain('zofia.lecka0');
  expect(card?.textContent).toContain('28.11.2026, 16:30');
  expect(screen.getByText(/13.osób, 2.strony A4/u)).toBeDefined();
  expect(screen.getAllByText(/otwórz gra\.example/u)).toHaveLength(2);
  expect(await faultsOf()).toEqual([]);
});

test('the sheet is printed; new codes are made after a question, and take the place of those before', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let round = 0;
  const asked = serving({
    ...LISTS,
    'POST user/codes/': () => ({ payload: cards(2, ['AAAA-AAAA', 'BBBB-BBBB'][round++] ?? '') }),
  });
  await showScreen(Made, PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Kody' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Wygeneruj nowe' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Wygeneruj nowe' }));
  expect(await screen.findAllByText('BBBB-BBBB')).toHaveLength(2);
  expect(screen.queryByText('AAAA-AAAA')).toBeNull();
  expect(asked.filter(({ call }) => call === 'POST user/codes/').map(({ body }) => body['users'])).toEqual([
    '["s0"]',
    '["s0","s1"]',
  ]);
});

test('without codes the page says why there are none, and where to make them', async () => {
  serving(LISTS);
  await showScreen(CodesScreen, PATH);
  expect(screen.getByText('Nie ma kodów do pokazania')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Studenci' }).length).toBeGreaterThan(0);
  expect(await faultsOf()).toEqual([]);
});

test('a full page holds twelve, none is empty', () => {
  expect(pagesOf(cards(24, 'X')).map((page) => page.length)).toEqual([12, 12]);
  expect(pagesOf([])).toEqual([]);
});

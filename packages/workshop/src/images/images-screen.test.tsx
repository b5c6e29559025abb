import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeUploads } from '@fracht/testing/screens/fake-uploads.ts';
import { fakeServer, holdAnswers } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { usePicture } from '@fracht/game/situations/use-picture.ts';
import { PictureField } from '../editor/forms/picture-field.tsx';
import { ImagesScreen } from './images-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = 'GET game/list-event-images/';
const PLACE = { kind: 'EMERGENCY', id: 'k1', name: 'Kolizja', paths: ['image', 'situation.answers.1.image'] };
const USES = [{ ...PLACE, versions: [1, 3], isRemoved: false }];
const BACK = [{ ...PLACE, id: 'k2', paths: [], versions: [2], isRemoved: true }];
const BUILT_IN = {
  name: 'collision',
  url: '/pictures/collision.svg',
  alt: 'Kolizja aut.',
  isOwn: false,
  landing: [],
  landingBefore: [],
  games: 0,
};
const FREE = {
  name: 'aaaa.webp',
  url: '/pictures/aaaa.webp',
  alt: 'Naczepa w rowie.',
  isOwn: true,
  uses: [],
  landing: [],
  landingBefore: [],
  games: 0,
};
const SHOWN = { ...FREE, name: 'bbbb.webp', url: '/pictures/bbbb.webp', alt: '', uses: USES };
const GAME = { ...FREE, name: 'cccc.webp', url: '/pictures/cccc.webp', alt: 'Prom.', games: 2 };
const PAST = { ...FREE, name: 'eeee.webp', url: '/pictures/eeee.webp', alt: 'Dawny.', uses: BACK };
const ALL = [{ ...BUILT_IN, uses: [] }, FREE, SHOWN, GAME];
const show = async () => {
  const router = await showScreen(ImagesScreen, '/images');
  await screen.findByRole('img', { name: 'Naczepa w rowie.' });
  return router;
};
const cardOf = (name: string) => {
  const card = screen.getByRole('img', { name }).closest('li');
  if (card === null) throw new Error(`No card of ${name}`);
  return within(card);
};

const uploads = (answers: readonly { readonly status: number; readonly payload: unknown }[]): FormData[] =>
  fakeUploads((_, index) => answers[index] ?? { status: 500, payload: null });

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const choose = (files: readonly File[]) =>
  userEvent.upload(screen.getByLabelText('Wybierz pliki', { selector: 'input' }), [...files]);

test('[IMG-1] [IMG-2] each picture tells what is in it and where it is shown; only one that nothing shows can be removed', async () => {
  fakeServer({ [LIST]: { payload: ALL } });
  await show();
  expect(screen.getByText(/^4.obrazy, w.tym 3.dodane/u)).toBeDefined();
  const shown = cardOf('bez opisu');
  const link = shown.getByRole('link', { name: 'Kolizja', hidden: true });
  expect(link.getAttribute('href')).toBe('/panel/admin/emergencies/k1');
  expect(link.nextSibling?.textContent).toMatch(/^obrazek; Zdarzenie, odp\..2.*; wersje 1, 3$/u);
  expect(shown.queryByRole('button', { name: /^Usuń obraz/u })).toBeNull();
  expect(cardOf('Prom.').queryByRole('button', { name: /^Usuń obraz/u })).toBeNull();
  expect(cardOf('Kolizja aut.').queryByRole('textbox')).toBeNull();
  expect(cardOf('Naczepa w rowie.').getByRole('button', { name: 'Usuń obraz: Naczepa w rowie.' })).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[IMG-2] a picture of what can only be brought back stays, and says why', async () => {
  fakeServer({ [LIST]: { payload: [FREE, PAST] } });
  await show();
  const past = cardOf('Dawny.');
  expect(past.getByText('dodany, tylko we wcześniejszych wersjach')).toBeDefined();
  expect(past.queryByRole('link', { hidden: true })).toBeNull();
  expect(past.getByText('usunięta, można ją jeszcze przywrócić; wersja 2')).toBeDefined();
  expect(past.queryByRole('button', { name: /^Usuń obraz/u })).toBeNull();
});

test('[IMG-1] pictures are found by their words, and by being uploaded or unused', async () => {
  fakeServer({ [LIST]: { payload: ALL } });
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'kolizja');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([SHOWN.url, BUILT_IN.url]);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByText('Nieużywane'));
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

test('[FRM-12] words that another admin has saved meanwhile stand beside the own ones', async () => {
  fakeServer({
    [LIST]: { payload: ALL },
    'PATCH game/save-event-image/': {
      status: 409,
      payload: { alt: 'Naczepa w śniegu.' },
      message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
    },
  });
  await show();
  const card = cardOf('Naczepa w rowie.');
  await userEvent.type(card.getByRole('textbox', { name: 'Opis obrazu' }), ' Noc.');
  await userEvent.click(card.getByRole('button', { name: 'Zapisz opis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ktoś inny zmienił to samo' });
  expect(dialog.textContent).toMatch(/Naczepa w rowie\. Noc\..*Naczepa w śniegu\./u);
});

test('[IMG-2] the words of a picture are changed, and a removal asks first', async () => {
  const asked = fakeServer({
    [LIST]: { payload: ALL },
    'PATCH game/save-event-image/': { payload: FREE },
    'DELETE game/remove-event-image/aaaa.webp': { payload: null },
  });
  await show();
  const card = cardOf('Naczepa w rowie.');
  await userEvent.type(card.getByRole('textbox', { name: 'Opis obrazu' }), ' Noc.');
  await userEvent.click(card.getByRole('button', { name: 'Zapisz opis' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'PATCH game/save-event-image/')?.body).toEqual({
      name: 'aaaa.webp',
      alt: 'Naczepa w rowie. Noc.',
      base: '{"alt":"Naczepa w rowie."}',
    }),
  );
  await userEvent.click(card.getByRole('button', { name: /^Usuń obraz/u }));
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć obraz „Naczepa w rowie.”?' });
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń obraz' }));
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
});

test('[IMG-2] [FRM-4] words typed while the earlier ones are being saved stay', async () => {
  fakeServer({ [LIST]: { payload: ALL }, 'PATCH game/save-event-image/': { payload: FREE } });
  await show();
  const answer = holdAnswers('save-event-image/');
  const card = cardOf('Naczepa w rowie.');
  const words = card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Opis obrazu' });
  await userEvent.type(words, ' Noc.');
  const save = card.getByRole('button', { name: 'Zapisz opis' });
  await userEvent.click(save);
  await userEvent.type(words, ' Mgła.');
  answer();
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
  expect(words.value).toBe('Naczepa w rowie. Noc. Mgła.');
});

test('[IMG-3] files are sent one after another; why one is not taken is told by its name', async () => {
  fakeServer({ [LIST]: { payload: ALL } });
  const sent = uploads([
    { status: 200, payload: { name: 'd.webp', url: '/pictures/d.webp' } },
    { status: 422, payload: { image: ['To nie jest obraz PNG, JPEG ani WebP.'] } },
  ]);
  await show();
  await choose([file('duży.png', 5 * 1_048_576 + 1), file('dobry.png'), file('zły.png')]);
  expect(await screen.findByText(/^duży\.png: Ten plik jest za duży/u)).toBeDefined();
  expect(await screen.findByText('zły.png: To nie jest obraz PNG, JPEG ani WebP.')).toBeDefined();
  expect(sent.map((form) => form.get('image'))).toMatchObject([{ name: 'dobry.png' }, { name: 'zły.png' }]);
});

test('[IMG-4] the field of a picture takes one of the library, or one that is added on the spot, or none', async () => {
  fakeServer({ [LIST]: { payload: ALL }, 'GET game/get-event-image/': { payload: { ...FREE } } });
  uploads([{ status: 200, payload: { name: 'd.webp', url: '/pictures/d.webp' } }]);
  const taken = vi.fn<(image: string | null) => void>();
  const field = (value: string | null) => () => (
    <PictureField label="Obrazek" name="image" value={value} onChange={taken} />
  );
  await showScreen(field(null), '/editor');
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz obraz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kolizja aut.' }));
  expect(taken).toHaveBeenLastCalledWith('collision');
  cleanup();
  await showScreen(field('collision'), '/editor');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień obraz' }));
  await screen.findByRole('button', { name: 'Naczepa w rowie.' });
  await choose([file('nowy.png')]);
  await waitFor(() => expect(taken).toHaveBeenLastCalledWith('/pictures/d.webp'));
  await userEvent.click(screen.getByRole('button', { name: /^Usuń z/u }));
  expect(taken).toHaveBeenLastCalledWith(null);
});

test('[IMG-3] a window with pictures to choose from stays open where one of several files was not taken, and says why', async () => {
  fakeServer({ [LIST]: { payload: ALL }, 'GET game/get-event-image/': { payload: { ...FREE } } });
  uploads([
    { status: 422, payload: { image: ['To nie jest obraz PNG, JPEG ani WebP.'] } },
    { status: 200, payload: { name: 'd.webp', url: '/pictures/d.webp' } },
  ]);
  const taken = vi.fn<(image: string | null) => void>();
  await showScreen(() => <PictureField label="Obrazek" name="image" value={null} onChange={taken} />, '/editor');
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz obraz' }));
  await screen.findByRole('button', { name: 'Naczepa w rowie.' });
  await choose([file('zły.png'), file('nowy.png')]);
  expect(await screen.findByText('zły.png: To nie jest obraz PNG, JPEG ani WebP.')).toBeDefined();
  expect(taken).toHaveBeenLastCalledWith('/pictures/d.webp');
  expect(screen.getByRole('dialog', { name: 'Wybierz obraz' })).toBeDefined();
});

function Shown({ image }: { image: string }) {
  const picture = usePicture(image);
  return picture === null ? null : <img src={picture.address} alt={picture.alt} />;
}

test('[IMG-5] who sees an uploaded picture is told what is in it', async () => {
  const asked = fakeServer({ 'GET game/get-event-image/': { payload: FREE } });
  render(<Shown image="/pictures/aaaa.webp" />);
  expect((await screen.findByRole('img', { name: 'Naczepa w rowie.' })).getAttribute('src')).toBe(FREE.url);
  expect(asked.map(({ call }) => call)).toEqual(['GET game/get-event-image/?name=aaaa.webp']);
  cleanup();
  render(<Shown image="collision" />);
  expect(screen.getByRole('img').getAttribute('alt')).not.toBe('');
  expect(asked).toHaveLength(1);
});

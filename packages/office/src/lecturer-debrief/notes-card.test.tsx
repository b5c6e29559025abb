import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameNotePayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aClassDebriefAnswer, aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { ClassDebriefScreen } from './debrief-screen.tsx';
import { projectorWishes } from './projector-wishes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  projectorWishes.setState(projectorWishes.getInitialState(), true);
});

beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));

type FakeAnswers = Parameters<typeof fakeServer>[0];

async function show(first: readonly GameNotePayload[], others: FakeAnswers = {}) {
  let notes = first;
  const asked = fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame()] },
    'GET game/class-debrief/game-1': { payload: aClassDebriefAnswer() },
    'GET game/notes/get-list/': () => ({ payload: notes }),
    'POST game/notes/add/': ({ body }) => {
      const note = { id: 'n9', at: Number(body['at']), round: Number(body['round']), text: body['text'] ?? '' };
      notes = [...notes, note];
      return { payload: note };
    },
    'PATCH game/notes/save/': ({ body }) => {
      notes = notes.map((note) => (note.id === body['id'] ? { ...note, text: body['text'] ?? '' } : note));
      return { payload: notes[0] };
    },
    'DELETE game/notes/remove/n1': () => {
      notes = notes.filter(({ id }) => id !== 'n1');
      return { payload: null };
    },
    ...others,
  });
  await showScreen(ClassDebriefScreen, '/panel/lecturer/games/$id/debrief', '/panel/lecturer/games/game-1/debrief');
  await screen.findByRole('heading', { name: 'Notatki z\u00a0gry' });
  return asked;
}

const list = () => within(screen.getByRole('list', { name: /^Notatki/u }));

test('[CDB-9] notes of the game stand in its debrief with round and hour, and are changed, added and removed there', async () => {
  const asked = await show([{ id: 'n1', at: 13_200, round: 1, text: 'Nikt nie bierze Göteborga.' }]);
  expect(await screen.findByText('Nikt nie bierze Göteborga.')).toBeTruthy();
  expect(screen.getByText(/^runda\s1, 15:40$/u)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Zmień notatkę/u }));
  await userEvent.type(screen.getByLabelText('Treść notatki'), ' Dlaczego?');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Nikt nie bierze Göteborga. Dlaczego?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(screen.getByText('Napisz treść notatki.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Treść notatki'), 'Dobra praca');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Dobra praca')).toBeTruthy();
  expect(asked.find(({ call }) => call.startsWith('POST game/notes'))?.body).toMatchObject({
    at: '144000',
    round: '4',
  });
  await userEvent.click(list().getAllByRole('button', { name: /^Usuń notatkę/u })[0] ?? document.body);
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
});

test('[CDB-9] without notes the page says where they are made', async () => {
  await show([]);
  expect(await screen.findByText(/^Nie ma notatek/u)).toBeTruthy();
});

test('[PRJ-5] a note is put up on the projector by a press of its own, and taken down by another', async () => {
  await show(TWO);
  const [first, second] = await screen.findAllByRole('button', { name: /^Pokaż na rzutniku: runda/u });
  expect(projectorWishes.getState().notes).toEqual([]);
  await userEvent.click(second ?? document.body);
  expect(projectorWishes.getState().notes).toEqual(['n2']);
  expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(list().getAllByText(/^Na rzutniku/u)).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(second ?? document.body);
  expect(projectorWishes.getState().notes).toEqual([]);
});

const TWO: readonly GameNotePayload[] = [
  { id: 'n1', at: 13_200, round: 1, text: 'Nikt nie bierze Göteborga.' },
  { id: 'n2', at: 50_000, round: 2, text: 'Cisza.' },
];
const field = () => screen.getByLabelText('Treść notatki');
const pencils = () => screen.findAllByRole('button', { name: /^Zmień notatkę/u });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[CDB-13] words that are not saved are asked about before another note, a new one or the cancelling takes their place', async () => {
  await show(TWO);
  await userEvent.click((await pencils())[0] ?? document.body);
  await userEvent.type(field(), ' Dlaczego?');
  const openers = [
    () => press('Dodaj'),
    () => press('Anuluj'),
    async () => userEvent.click((await pencils())[0] ?? document.body),
  ];
  for (const open of openers) {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
    expect(field()).toHaveProperty('value', 'Nikt nie bierze Göteborga. Dlaczego?');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  await userEvent.click((await pencils())[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  expect(field()).toHaveProperty('value', 'Cisza.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Anuluj');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByLabelText('Treść notatki')).toBeNull();
});

test('[CDB-13] a form has the focus in its field, and gives it back to its button', async () => {
  await show(TWO);
  await userEvent.click((await pencils())[1] ?? document.body);
  expect(document.activeElement).toBe(field());
  await press('Anuluj');
  expect(document.activeElement).toBe((await pencils())[1]);
  await press('Dodaj');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('Dobra praca');
  await press('Zapisz');
  await screen.findByText('Dobra praca');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dodaj' })));
});

test('[CDB-13] a note that is kept late closes its own form alone', async () => {
  let lists = 0;
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await show(TWO);
  const fetched = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('notes/get-list')) lists += 1;
    return url.includes('notes/save') ? late : fetched(url, init);
  });
  await userEvent.click((await pencils())[0] ?? document.body);
  await userEvent.type(field(), '!');
  await press('Zapisz');
  await userEvent.click((await pencils())[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  await userEvent.type(field(), '!');
  answer(new Response(JSON.stringify({ payload: TWO[0] })));
  await waitFor(() => expect(lists).toBe(1));
  await act(() => Promise.resolve());
  expect(field()).toHaveProperty('value', 'Cisza.!');
});

/** Holds back the first answer of a call until it is released. */
function holdBack(part: string): () => void {
  const fetched = fetch;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes(part)) await held;
    return fetched(url, init);
  });
  return () => letGo();
}

test('[CDB-13] what is typed while a note is being kept stays in its form, and is kept by the next press', async () => {
  const asked = await show(TWO);
  const letGo = holdBack('notes/save');
  await userEvent.click((await pencils())[1] ?? document.body);
  await userEvent.type(field(), '!');
  await press('Zapisz');
  await userEvent.type(field(), ' Nikt nic nie mówi.');
  letGo();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-busy')).toBeNull());
  expect(field()).toHaveProperty('value', 'Cisza.! Nikt nic nie mówi.');
  await press('Zapisz');
  expect(await screen.findByText('Cisza.! Nikt nic nie mówi.')).toBeTruthy();
  expect(asked.filter(({ call }) => call.startsWith('PATCH game/notes')).map(({ body }) => body['text'])).toEqual([
    'Cisza.!',
    'Cisza.! Nikt nic nie mówi.',
  ]);
});

test('[CDB-13] a new note that is typed on while it is being kept is one note', async () => {
  const asked = await show([]);
  const letGo = holdBack('notes/add');
  await press('Dodaj');
  await userEvent.keyboard('Dobra');
  await press('Zapisz');
  await userEvent.type(field(), ' praca');
  letGo();
  await waitFor(() => expect(list().getByText('Dobra')).toBeTruthy());
  expect(field()).toHaveProperty('value', 'Dobra praca');
  await press('Zapisz');
  await waitFor(() => expect(screen.queryByLabelText('Treść notatki')).toBeNull());
  expect(await list().findByText('Dobra praca')).toBeTruthy();
  expect(asked.filter(({ call }) => call.startsWith('POST game/notes'))).toHaveLength(1);
});

test('[PAN-3] notes that are not there yet, or could not be loaded, are not told as none', async () => {
  let isUp = false;
  await show([], {
    'GET game/notes/get-list/': () => (isUp ? { payload: TWO } : { status: 500, payload: null }),
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.queryByText(/^Nie ma notatek/u)).toBeNull();
  isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Cisza.')).toBeTruthy();
});

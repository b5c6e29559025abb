import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { gameNotesText } from '@fracht/content';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import * as map from '@fracht/game/map/map-canvas.tsx';
import * as opening from '@fracht/game/use-open-game.ts';
import { LiveScreen } from './live-screen.tsx';

vi.spyOn(opening, 'useOpenGame').mockReturnValue(true);
vi.spyOn(map, 'MapCanvas').mockReturnValue(<></>);

const AT = 4 * 3600;

beforeEach(() => toastStore.setState({ list: [], last: 0 }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  playOn(gameAt(aPlayedGame(3), AT), { player: 'teacher', type: 'TEACHER' });
  const asked = fakeServer({
    'GET game/get-list/': { payload: [] },
    'GET game/get-live/?game=game-1': { payload: { players: [], course: [] } },
    'PATCH game/notes/save/': ({ body }) => ({
      payload: { id: 'n1', at: AT, round: 1, text: body['text'] ?? '' },
    }),
    'POST game/notes/add/': ({ body }) => ({
      payload: { id: 'n1', at: Number(body['at']), round: 1, text: body['text'] ?? '' },
    }),
  });
  const router = await showScreen(LiveScreen, '/panel/lecturer/games/game-1');
  await screen.findByRole('button', { name: 'Notatka' });
  return { asked, router };
}

test('[LVP-6] a note is about the moment at which it was begun, and is kept with its round', async () => {
  const { asked } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  const box = within(screen.getByRole('dialog', { name: 'Notatka' }));
  expect(box.getByText(/^runda\s1, 16:00$/u)).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'Zapisz' }));
  expect(box.getByText('Napisz treść notatki.')).toBeTruthy();
  await userEvent.type(box.getByLabelText('Treść notatki'), 'Nikt nie bierze Göteborga');
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(box.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = asked.find(({ call }) => call === 'POST game/notes/add/')?.body;
  expect(body).toMatchObject({ game: 'game-1', at: String(AT), round: '1', text: 'Nikt nie bierze Göteborga' });
  expect(toastStore.getState().list[0]?.text).toBe('Notatka zapisana.');
});

test('[LVP-6] what is typed while a note is being kept stays in its window, and becomes part of the same note', async () => {
  const { asked } = await show();
  const fetched = fetch;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('notes/add')) await held;
    return fetched(url, init);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  const field = screen.getByLabelText('Treść notatki');
  await userEvent.type(field, 'Cisza');
  const save = screen.getByRole('button', { name: 'Zapisz' });
  await userEvent.click(save);
  await userEvent.type(field, ' na mapie');
  letGo();
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(field).toHaveProperty('value', 'Cisza na mapie');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = asked.filter(({ call }) => call.includes('game/notes/')).map(({ call, body }) => [call, body['text']]);
  expect(kept).toEqual([
    ['POST game/notes/add/', 'Cisza'],
    ['PATCH game/notes/save/', 'Cisza na mapie'],
  ]);
});

test('[CAL-13] a note whose answer was lost, typed on and saved again, is one note with the later words', async () => {
  const { asked } = await show();
  const fetched = fetch;
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('notes/add')) return fetched(url, init);
    keys.push(init.body instanceof URLSearchParams ? init.body.get('key') : null);
    if (keys.length === 1) throw new TypeError('lost');
    return Response.json({ payload: { id: 'n1', at: AT, round: 1, text: 'Cisza' } });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  const field = screen.getByLabelText('Treść notatki');
  await userEvent.type(field, 'Cisza');
  const save = screen.getByRole('button', { name: 'Zapisz' });
  await userEvent.click(save);
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  await userEvent.type(field, ' na mapie');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys).toEqual([keys[0], keys[0]]);
  const changed = asked.find(({ call }) => call === 'PATCH game/notes/save/')?.body;
  expect(changed).toMatchObject({ id: 'n1', text: 'Cisza na mapie', base: '{"text":"Cisza"}' });
});

test('[LVP-6] N begins a note where nobody is typing; empty it closes by Escape, and the focus goes back', async () => {
  await show();
  const opener = screen.getByRole('button', { name: 'Napisz do graczy' });
  opener.focus();
  await userEvent.keyboard('n');
  const field = screen.getByLabelText('Treść notatki');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('nn');
  expect(field).toHaveProperty('value', 'nn');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('[LVP-6] an open note keeps its moment and its words when another is asked for', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  await userEvent.type(screen.getByLabelText('Treść notatki'), 'Cisza');
  act(() => playOn(gameAt(aPlayedGame(3), AT + 3600), { player: 'teacher', type: 'TEACHER' }));
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  expect(screen.getByText(/^runda\s1, 16:00$/u)).toBeTruthy();
  expect(screen.getByLabelText('Treść notatki')).toHaveProperty('value', 'Cisza');
});

test('[LVP-6] N begins no note while a question waits for its answer', async () => {
  await show();
  const question = document.createElement('div');
  question.setAttribute('role', 'alertdialog');
  document.body.append(question);
  await userEvent.keyboard('n');
  expect(screen.queryByRole('dialog')).toBeNull();
  question.remove();
  await userEvent.keyboard('n');
  expect(screen.getByRole('dialog', { name: 'Notatka' })).toBeTruthy();
});

test('[LVP-10] a note that is being written when the game ends stays until it is kept; then the summary opens', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  await userEvent.type(screen.getByLabelText('Treść notatki'), 'Ewa pomogła Janowi');
  act(() => playOn({ ...gameAt(aPlayedGame(3), AT), state: 'FINISHED' }, { player: 'teacher', type: 'TEACHER' }));
  const box = within(await screen.findByRole('dialog', { name: 'Notatka' }));
  expect(box.getByLabelText<HTMLTextAreaElement>('Treść notatki').value).toBe('Ewa pomogła Janowi');
  await userEvent.click(box.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Gracze' })).toBeNull());
});

test('[LVP-10] [FRM-4] the cross of a note or a message asks first once something is written', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  const box = within(screen.getByRole('dialog', { name: 'Notatka' }));
  await userEvent.type(box.getByLabelText('Treść notatki'), 'Ewa');
  await userEvent.click(box.getByRole('button', { name: gameNotesText.close }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(box.getByLabelText('Treść notatki')).toHaveProperty('value', 'Ewa');
  await userEvent.click(screen.getByRole('button', { name: 'Napisz do graczy' }));
  const message = within(screen.getByRole('dialog', { name: 'Wiadomość do graczy' }));
  await userEvent.click(message.getByRole('button', { name: 'Zamknij wiadomość' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(box.getByRole('button', { name: gameNotesText.close }));
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  expect(screen.queryByRole('dialog', { name: 'Notatka' })).toBeNull();
});

test('[LVP-10] leaving the page asks first while a note is being written', async () => {
  sessionStore.setState({
    user: { id: 'u1', email: 'b@szkola.example', first_name: 'B', last_name: 'N', type: 'TEACHER' },
  });
  onTestFinished(() => sessionStore.setState({ user: null }));
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Notatka' }));
  await userEvent.type(screen.getByLabelText('Treść notatki'), 'Ewa');
  act(() => void router.navigate({ to: '/' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Treść notatki').value).toBe('Ewa');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => void router.navigate({ to: '/' }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Gracze' })).toBeNull());
});

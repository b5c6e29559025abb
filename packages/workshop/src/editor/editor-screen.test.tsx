import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { breaksText, EMERGENCIES, findingText, schoolMoment } from '@fracht/content';
import type { Answer } from '@fracht/engine';
import type { DeskPayload } from '@fracht/protocol';
import { type AskedCall, fakeServer, holdAnswers } from '@fracht/testing/screens/fake-server.ts';
import { stubResizeObserver } from '@fracht/testing/screens/resize-observer.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { EmergencyEditor } from './editor-screens.tsx';

beforeEach(() => {
  stubResizeObserver();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // A hidden page does not poll every ten seconds for other people's saves: the test servers do not report what was saved before.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const found = EMERGENCIES.find(({ situation }) => situation !== null && situation.answers.length > 1);
if (found?.situation == null) throw new Error('No situation with a tree');
const { active: _, ...item } = found;
const root = found.situation;
const COPY = `draft  ${item.id}`;
const DESK = `GET game/get-draft/${item.id}`;
const SAVE = 'POST game/save-draft/';
const PUBLISH = 'POST game/publish-draft/';
const ANNA = { id: 'a', first_name: 'Anna', last_name: 'Maj' };
const JAN = { id: 'j', first_name: 'Jan', last_name: 'Kos' };
const NOON = schoolMoment('2026-11-21T12:04');

const published: NonNullable<DeskPayload['published']> = {
  version: 3,
  active: 1,
  date: NOON,
  author: ANNA,
  isCorrection: false,
  item,
};
const desk = (changes: Partial<DeskPayload> = {}): DeskPayload => ({
  id: item.id,
  kind: 'EMERGENCY',
  published,
  draft: null,
  ...changes,
});
type Draft = NonNullable<DeskPayload['draft']>;
const draftOf = (name: string, fields: Partial<Draft> = {}): Draft => ({
  revision: 'r1',
  version: 3,
  behind: false,
  date: NOON,
  author: JAN,
  item: { ...item, name },
  ...fields,
});

type Answers = Parameters<typeof fakeServer>[0];

async function show(answers: Answers = {}): Promise<readonly AskedCall[]> {
  const asked = fakeServer({ [DESK]: { payload: desk() }, [SAVE]: saved, ...answers });
  await showScreen(EmergencyEditor, '/emergencies/$item/edit', `/emergencies/${item.id}/edit`);
  await screen.findByRole('tab', { name: /^Zdarzenie/u });
  return asked;
}

/** The server stores what it receives. */
function saved({ body }: AskedCall) {
  const value: unknown = JSON.parse(body['value'] ?? '');
  return { payload: desk({ draft: draftOf('', { item: value, revision: 'r2', date: Date.now() }) }) };
}

function withLongDelay(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('No such answer');
  return { ...answer, effects: [{ type: 'TIME', value: 99_999 }] };
}

const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść pytania' });
const state = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /^(?:Wersja|Opublikowana|Zapisuję|Brak)/u.test(text));
const answerHead = (text: string): HTMLElement => {
  const heads = screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-expanded'));
  const head = heads.find(({ textContent }) => textContent.includes(text));
  if (head === undefined) throw new Error(`No answer ${text}`);
  return head;
};
const undo = () => screen.getByRole('button', { name: 'Cofnij' });
/** The button follows an edit one frame later. */
const pressUndo = async (): Promise<void> => {
  await waitFor(() => expect(undo()).toHaveProperty('disabled', false));
  await userEvent.click(undo());
};
const publish = () => screen.getByRole('button', { name: 'Opublikuj' });
const type = (text: string) => fireEvent.change(question(), { target: { value: text } });
const savesIn = (asked: readonly AskedCall[]) => asked.filter(({ call }) => call === SAVE);
const untilTitled = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name));
const untilSaved = () => waitFor(() => expect(state()).toMatch(/^Wersja robocza/u));

test('[EDT-7] the first question is edited, undone and done again by buttons and keys', async () => {
  await show();
  expect(question().value).toBe(root.text);
  type('Co robisz najpierw?');
  expect(question().value).toBe('Co robisz najpierw?');
  await pressUndo();
  expect(question().value).toBe(root.text);
  fireEvent.keyDown(document, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(question().value).toBe('Co robisz najpierw?');
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  expect(question().value).toBe(root.text);
  await waitFor(() => expect(undo()).toHaveProperty('disabled', true));
});

test('[EDT-3] an answer pressed in the form is open before anything else can be done, which is then meant for it', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: /^Zdarzenie/u }));
  for (const { text } of root.answers.slice(0, 2)) {
    fireEvent.click(answerHead(text));
    expect(answerHead(text).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść' }).value).toBe(text);
  }
});

test('[EDT-3] a new answer can be written at once; what is behind its first frame leaves what was written and the focus alone', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj odpowiedź' }));
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść' });
  expect(words.value).toBe('');
  expect(document.activeElement).toBe(words);
  fireEvent.change(words, { target: { value: 'Dzwonię do klienta' } });
  expect(screen.queryByRole('button', { name: 'Usuń odpowiedź' })).toBeNull();
  await screen.findByRole('button', { name: 'Usuń odpowiedź' });
  expect(screen.getByRole('textbox', { name: 'Dłuższa droga' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Treść' })).toBe(words);
  expect(words.value).toBe('Dzwonię do klienta');
  expect(document.activeElement).toBe(words);
});

test('[EDT-16] [EDT-7] what an answer breaks is chosen beside its points, kept in the draft, and undone', async () => {
  const asked = await show();
  fireEvent.click(answerHead(root.answers[0]?.text ?? ''));
  const breaks = () => screen.getByRole<HTMLSelectElement>('combobox', { name: breaksText.label });
  await waitFor(() => expect(breaks().value).toBe('BREACH'));
  await userEvent.selectOptions(breaks(), breaksText.nothing);
  expect(breaks().value).toBe('NOTHING');
  await untilSaved();
  const kept = JSON.parse(savesIn(asked).at(-1)?.body['value'] ?? '');
  expect(kept.situation.answers[0].breaks).toBe('NOTHING');
  await pressUndo();
  expect(breaks().value).toBe('BREACH');
});

test('[EDT-2] the questions of the tree are listed for who comes to the list', async () => {
  await show();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Drzewo pytań' });
  const options = () => Array.from(list.options, ({ value }) => value);
  expect(options()).toEqual(['situation']);
  fireEvent.focus(list);
  expect(options().length).toBeGreaterThan(1);
  const last = options().at(-1) ?? '';
  await userEvent.selectOptions(list, last);
  await waitFor(() => expect(list.value).toBe(last));
  expect(question().value).not.toBe(root.text);
});

test('[DRF-1] what is written is kept as the draft a moment later, without a press; what is published is told before', async () => {
  const asked = await show();
  expect(state()).toMatch(/^Opublikowana wersja 3, /u);
  expect(publish().getAttribute('aria-disabled')).toBe('true');
  type('Nowa treść');
  await waitFor(() => expect(state()).toBe('Zapisuję wersję roboczą…'));
  await untilSaved();
  const [save] = savesIn(asked);
  expect(save?.body).toMatchObject({ id: item.id, kind: 'EMERGENCY', revision: '', version: '3' });
  expect(JSON.parse(save?.body['value'] ?? '')).toMatchObject({ situation: { text: 'Nowa treść' } });
  expect(publish().getAttribute('aria-disabled')).not.toBe('true');
});

test('[DRF-1] publishing sends the draft that is kept, and what waits before it', async () => {
  const asked = await show({ [PUBLISH]: { payload: desk({ published: { ...published, version: 4 } }) } });
  type('Nowa treść');
  await waitFor(() => expect(publish().getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(publish());
  await waitFor(() => expect(state()).toMatch(/^Opublikowana wersja 4/u));
  const calls = asked.map(({ call }) => call);
  expect(calls.indexOf(SAVE)).toBeLessThan(calls.indexOf(PUBLISH));
  expect(asked.find(({ call }) => call === PUBLISH)?.body).toEqual({ id: item.id, revision: 'r2' });
});

test('[EDT-10] an error stops the publication but not the draft, and has a way to its place', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj odpowiedź' }));
  await untilSaved();
  const check = within(screen.getByRole('region', { name: 'Sprawdzenie' }));
  const last = root.answers.length + 1;
  const line = check
    .getByText(new RegExp(`^Zdarzenie, pytanie 1, odp\\.\\s${String(last)}, informacja zwrotna$`, 'u'))
    .closest('li');
  if (line === null) throw new Error('No line');
  await userEvent.click(publish());
  expect(asked.some(({ call }) => call === PUBLISH)).toBe(false);
  await userEvent.click(within(line).getByRole('button', { name: 'Przejdź' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Informacja zwrotna' }).value).toBe('');
});

test('a jump goes into the form of an answer that was not open, also to what comes into it behind its first frame', async () => {
  const faulty = { ...item, situation: { ...root, answers: root.answers.with(1, withLongDelay(root.answers.at(1))) } };
  await show({ [DESK]: { payload: desk({ draft: draftOf('', { item: faulty }) }) } });
  const check = within(screen.getByRole('region', { name: 'Sprawdzenie' }));
  const line = check.getByText(/^Zdarzenie, pytanie 1, odp\.\s2, skutek\s1/u).closest('li');
  if (line === null) throw new Error('No line');
  await userEvent.click(within(line).getByRole('button', { name: 'Przejdź' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Wartość skutku 1' })));
});

test('what was jumped to is marked until the author leaves it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj odpowiedź' }));
  const check = within(screen.getByRole('region', { name: 'Sprawdzenie' }));
  const [line] = await check.findAllByText(/informacja zwrotna$/u);
  await userEvent.click(within(line?.closest('li') ?? document.body).getByRole('button', { name: 'Przejdź' }));
  const field = screen.getByRole('textbox', { name: 'Informacja zwrotna' });
  await waitFor(() => expect(field.hasAttribute('data-found')).toBe(true));
  await userEvent.type(field, 'Tak.');
  expect(field.hasAttribute('data-found')).toBe(true);
  await userEvent.click(screen.getByRole('textbox', { name: 'Treść' }));
  expect(field.hasAttribute('data-found')).toBe(false);
});

test.each([
  ['a way that comes past the end of an order', 'BRANCH_PAST_END', 'situation.answers.0.situation'],
  ['a whole tree', 'BEST_PATH_OUT_OF_RANGE', 'situation.text'],
] as const)('[EDT-10] a jump to %s ends in a field', async (_what, code, name) => {
  const leaving = { type: 'LEAVE_SHIPMENT', value: 20 } as const;
  const [first] = root.answers;
  if (first === undefined) throw new Error('No answer');
  const answers = root.answers.with(0, { ...first, situation: root, effects: [leaving] });
  const faulty = { ...item, situation: { ...root, points: 50, answers } };
  await show({ [DESK]: { payload: desk({ draft: draftOf('', { item: faulty }) }) } });
  const check = within(screen.getByRole('region', { name: 'Sprawdzenie' }));
  const line = check.getByText(new RegExp(findingText[code], 'u')).closest('li');
  if (line === null) throw new Error('No line');
  await userEvent.click(within(line).getByRole('button', { name: 'Przejdź' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
});

test('[EDT-10] an error in the last letter stops the publication, though the check has not been drawn yet', async () => {
  const asked = await show({ [DESK]: { payload: desk({ draft: draftOf('Szkic') }) } });
  expect(publish().getAttribute('aria-disabled')).not.toBe('true');
  type('');
  fireEvent.click(publish());
  await untilSaved();
  expect(asked.some(({ call }) => call === PUBLISH)).toBe(false);
  expect(publish().getAttribute('aria-disabled')).toBe('true');
});

test('[DRF-5] the draft that somebody else wrote last is gone on with, and told to be theirs', async () => {
  await show({ [DESK]: { payload: desk({ draft: draftOf('Nazwa Jana') }) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nazwa Jana');
  expect(state()).toMatch(/^Wersja robocza: Jan Kos, /u);
});

test('[DRF-2] without a server what was written waits in the browser, and is sent when it is asked for again', async () => {
  let isDown = true;
  const down = { status: 503, payload: null, message: { type: 'warning', text: 'Chwilowo.', code: 'UNAVAILABLE' } };
  const asked = await show({ [SAVE]: (sent: AskedCall) => (isDown ? down : saved(sent)) });
  type('Nowa treść');
  await waitFor(() => expect(state()).toMatch(/^Brak połączenia/u));
  expect(localStorage.getItem(COPY)).toContain('Nowa treść');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz teraz' }));
  await untilSaved();
  expect(savesIn(asked).length).toBeGreaterThan(1);
  await waitFor(() => expect(localStorage.getItem(COPY)).toBeNull());
});

test('[DRF-2] what a closed page has left in the browser is there again, and is sent', async () => {
  const left = { revision: null, version: 3, item: { ...item, name: 'Z wczoraj' } };
  localStorage.setItem(COPY, JSON.stringify(left));
  const asked = await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Z wczoraj');
  await untilSaved();
  expect(JSON.parse(savesIn(asked)[0]?.body['value'] ?? '')).toMatchObject({ name: 'Z wczoraj' });
});

test('[DRF-8] the last save of an editor that was closed leaves what is typed in the one opened after it', async () => {
  const down = { status: 503, payload: null, message: { type: 'warning', text: 'Chwilowo.', code: 'UNAVAILABLE' } };
  await show({ [SAVE]: down });
  const answer = holdAnswers(SAVE.replace('POST ', ''));
  type('Moja treść');
  cleanup();
  expect(localStorage.getItem(COPY)).toContain('Moja treść');
  await show({ [SAVE]: down });
  type('Dalsza treść');
  await waitFor(() => expect(localStorage.getItem(COPY)).toContain('Dalsza treść'));
  answer();
  await waitFor(() => expect(state()).toMatch(/^Brak połączenia/u));
  expect(localStorage.getItem(COPY)).toContain('Dalsza treść');
});

test('[DRF-4] who is second is told who was first and when, sees the difference, and takes theirs; that can be undone', async () => {
  let isTheirs = false;
  const conflict = { status: 409, payload: null, message: { type: 'warning', text: 'Inny.', code: 'DRAFT_CHANGED' } };
  await show({
    [DESK]: () => ({ payload: isTheirs ? desk({ draft: draftOf('Nazwa Jana') }) : desk() }),
    [SAVE]: () => conflict,
  });
  isTheirs = true;
  type('Moja treść');
  const note = within(await screen.findByRole('alert'));
  expect(note.getByText(/ktoś inny: Jan Kos, /u)).toBeDefined();
  expect(question().value).toBe('Moja treść');
  await userEvent.click(note.getByRole('button', { name: 'Pokaż różnice' }));
  const lines = note.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('nazwa');
  expect(lines[0]).toContain('„Nazwa Jana”');
  expect(lines[1]).toContain('„Moja treść”');
  await userEvent.click(note.getByRole('button', { name: 'Weź tamte' }));
  expect(question().value).toBe(root.text);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await pressUndo();
  expect(question().value).toBe('Moja treść');
});

test('[DRF-4] mine is kept after all, in the place of theirs', async () => {
  const theirs = desk({ draft: draftOf('Nazwa Jana', { revision: 'r9' }) });
  let isTheirs = false;
  const conflict = { status: 409, payload: null, message: { type: 'warning', text: 'Inny.', code: 'DRAFT_CHANGED' } };
  const asked = await show({
    [DESK]: () => ({ payload: isTheirs ? theirs : desk() }),
    [SAVE]: (sent: AskedCall) => (sent.body['revision'] === 'r9' ? saved(sent) : conflict),
  });
  isTheirs = true;
  type('Moja treść');
  await userEvent.click(await screen.findByRole('button', { name: 'Zachowaj moje' }));
  await untilSaved();
  expect(savesIn(asked).at(-1)?.body).toMatchObject({ revision: 'r9', version: '3' });
  expect(question().value).toBe('Moja treść');
  await pressUndo();
  await untilTitled('Nazwa Jana');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ponów' })).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('button', { name: 'Ponów' }));
  expect(question().value).toBe('Moja treść');
});

test('[DRF-4] both are kept: theirs where it stands, mine as a new situation that the server gets at once', async () => {
  let isTheirs = false;
  const conflict = { status: 409, payload: null, message: { type: 'warning', text: 'Inny.', code: 'DRAFT_CHANGED' } };
  const asked = await show({
    [DESK]: () => ({ payload: isTheirs ? desk({ draft: draftOf('Nazwa Jana') }) : desk() }),
    [SAVE]: (sent: AskedCall) =>
      sent.body['id'] === item.id ? conflict : { payload: { ...saved(sent).payload, id: sent.body['id'] } },
  });
  isTheirs = true;
  type('Moja treść');
  await userEvent.click(await screen.findByRole('button', { name: 'Zachowaj oba' }));
  await untilTitled(`Kopia: ${item.name}`);
  expect(question().value).toBe('Moja treść');
  await untilSaved();
  const { body } = savesIn(asked).at(-1) ?? {};
  expect(body).toMatchObject({ revision: '', version: '0' });
  expect(body?.['id']).not.toBe(item.id);
  expect(asked.some(({ call }) => call === `GET game/get-draft/${body?.['id'] ?? ''}`)).toBe(false);
  expect(JSON.parse(body?.['value'] ?? '')).toMatchObject({ name: `Kopia: ${item.name}` });
  expect(Object.keys(localStorage).filter((key) => key.endsWith(item.id))).toEqual([]);
});

test('[DRF-5] a draft that something else was published after says so before it can be published', async () => {
  const behind = draftOf('Nazwa Jana', { version: 2, behind: true });
  await show({ [DESK]: { payload: desk({ draft: behind }) } });
  expect(screen.getByText(/^W\smiędzyczasie opublikowano nową wersję: Anna Maj, /u)).toBeDefined();
  expect(publish().getAttribute('aria-disabled')).toBe('true');
});

test('[DRF-3] a draft is discarded after one question, and undoing brings it back', async () => {
  const REMOVE = `DELETE game/remove-draft/${item.id}?revision=r1`;
  const asked = await show({ [DESK]: { payload: desk({ draft: draftOf('Szkic') }) }, [REMOVE]: { payload: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć wersję roboczą' }));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText('Odrzucić wersję roboczą: Szkic?')).toBeDefined();
  await userEvent.click(ask.getByRole('button', { name: 'Odrzuć' }));
  await untilTitled(item.name);
  expect(asked.some(({ call }) => call === REMOVE)).toBe(true);
  await waitFor(() => expect(state()).toMatch(/^Opublikowana wersja 3/u));
  await pressUndo();
  await untilTitled('Szkic');
});

test('[DRF-6] versions are listed with author and day, compared with now and with the one before, and restored as a draft', async () => {
  const line = (version: number, name: string) => {
    return { version, name, active: 1, date: NOON, author: ANNA, isCorrection: false };
  };
  const builtIn = { ...line(0, item.name), date: null, author: null };
  const correction = { ...line(1, item.name), author: null, isCorrection: true };
  const old = { ...line(2, 'Dawna nazwa'), kind: 'EMERGENCY', item: { ...item, name: 'Dawna nazwa' } };
  const asked = await show({
    [`GET game/get-versions/${item.id}`]: {
      payload: [line(3, item.name), line(2, 'Dawna nazwa'), correction, builtIn],
    },
    [`GET game/get-version/${item.id}?version=3`]: { payload: { ...old, ...line(3, item.name), item } },
    [`GET game/get-version/${item.id}?version=2`]: { payload: old },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Wersje' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Nie ma żadnych różnic.')).toBeDefined();
  expect(panel.getByRole('button', { name: /^Wersja 1.*, z\snową wersją gry/u })).toBeDefined();
  expect(panel.getByRole('button', { name: /^Wersja 0.*wersja wbudowana/u })).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Z\u00a0poprzednią' }));
  const changes = await panel.findByRole('list', { name: 'Różnice' });
  expect(changes.textContent).toContain('„Dawna nazwa”');
  await userEvent.click(panel.getByRole('button', { name: /^Wersja 2/u }));
  await userEvent.click(await panel.findByRole('button', { name: 'Przywróć jako wersję roboczą' }));
  await untilTitled('Dawna nazwa');
  await untilSaved();
  expect(JSON.parse(savesIn(asked).at(-1)?.body['value'] ?? '')).toMatchObject({ name: 'Dawna nazwa' });
});

test('[DRF-1] a new situation gets an id in the address, and its first words make it a draft', async () => {
  const asked = fakeServer({
    [SAVE]: (sent: AskedCall) => ({ payload: { ...saved(sent).payload, id: sent.body['id'], published: null } }),
  });
  const router = await showScreen(EmergencyEditor, '/emergencies/$item/edit', '/emergencies/nowa/edit');
  expect(await screen.findByRole('heading', { name: 'Nowa sytuacja krytyczna' })).toBeDefined();
  const [, id = ''] = /^\/emergencies\/(\w{16})\/edit$/u.exec(router.state.location.pathname) ?? [];
  expect(id).not.toBe('');
  expect(asked.map(({ call }) => call).filter((call) => call.includes('draft'))).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nazwa' })));
  await userEvent.click(screen.getByRole('tab', { name: /^Zdarzenie/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj pierwsze pytanie' }));
  type('Co robisz?');
  await untilSaved();
  expect(savesIn(asked).at(-1)?.body).toMatchObject({ id, kind: 'EMERGENCY', revision: '', version: '0' });
});

test('[DRF-5] a situation that somebody has removed can be kept as a new one', async () => {
  await show({ [SAVE]: { status: 404, payload: null } });
  type('Moja treść');
  await userEvent.click(await screen.findByRole('button', { name: 'Zachowaj jako nową' }));
  await waitFor(() => expect(Object.keys(localStorage).some((key) => !key.endsWith(item.id))).toBe(true));
});

test('what was just done in the graph is told until something else is written or taken back', async () => {
  await show();
  const [first] = root.answers;
  await userEvent.click(answerHead(first?.text ?? ''));
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń odpowiedź' }));
  expect(screen.getByText(/^Usunięto odpowiedź/u)).toBeDefined();
  type('Moja treść');
  expect(screen.queryByText(/^Usunięto odpowiedź/u)).toBeNull();
  await pressUndo();
  expect(screen.getByText(/^Usunięto odpowiedź/u)).toBeDefined();
  await pressUndo();
  expect(screen.queryByText(/^Usunięto odpowiedź/u)).toBeNull();
});

test('[EDT-12] the situation is played from its beginning', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj na próbę' }));
  const [answer] = root.answers;
  const [first] = within(screen.getByRole('list', { name: 'Odpowiedzi' })).getAllByRole('button');
  if (answer === undefined || first === undefined) throw new Error('No answer');
  expect(first.textContent).toContain(answer.text);
  await userEvent.click(first);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(answer.feedback))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zakończ próbę' }));
  expect(question().value).toBe(root.text);
});

test('[EDT-12] a dry run whose answer is undone stands before it again, and goes on from there', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj odpowiedź' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj na próbę' }));
  const offered = () => within(screen.getByRole('list', { name: 'Odpowiedzi' })).getAllByRole('button');
  const press = (button: HTMLElement | undefined) => userEvent.click(button ?? document.body);
  expect(offered()).toHaveLength(root.answers.length + 1);
  await press(offered().at(-1));
  expect(screen.getByText('Decyzja przyjęta.')).toBeDefined();
  await pressUndo();
  expect(offered()).toHaveLength(root.answers.length);
  await press(offered()[0]);
  const [answer] = root.answers;
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(answer?.feedback ?? '-'))).toBe(
    true,
  );
});

test('is accessible', async () => {
  await show();
  expect(await axeFindings()).toEqual([]);
});

import { schoolMoment } from '@fracht/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GamePayload, SurveyPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { gamesToSurvey } from '@fracht/kit/panel/survey-facts.ts';
import { choicesOf, marksOf, surveyProgress, surveyTable, textsOf, whyNotReminded } from './survey-rules.ts';
import { SurveyResultsScreen } from './survey-results-screen.tsx';

beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCALE = { id: 'q1', value: 'Jak współpracowało się w zespole?', kind: 'scale' } as const;
const WORDS = { id: 'q2', value: 'Która decyzja kosztowała najwięcej?', kind: 'text' } as const;

function member(id: string, first_name: string, last_name: string) {
  return {
    id,
    first_name,
    last_name,
    initials: `${first_name[0] ?? ''}${last_name[0] ?? ''}`,
    short_name: '',
    num_games: 1,
  };
}

function filled(id: string, mark: string, words: string) {
  const answers = [
    { id: 'q1', value: mark },
    { id: 'q2', value: words },
  ].filter(({ value }) => value !== '');
  return { user: member(id, 'Julia', `Wróbel-${id}`), submittedAt: schoolMoment('2026-11-21T09:05'), answers };
}

const SURVEY: SurveyPayload = {
  id: 's1',
  game: 'game-1',
  groupName: 'LOG-2A',
  number: 3,
  date: '2026-11-21',
  questions: [SCALE, WORDS],
  answers: [
    filled('a', '5', 'Postój'),
    filled('b', '4', ''),
    filled('c', '4', 'Kara'),
    filled('d', '', 'Spanie'),
    filled('e', '2', 'ADR'),
  ],
  missing: [member('m', 'Patryk', 'Lewicki')],
};
const OLDER: SurveyPayload = {
  ...SURVEY,
  id: 's2',
  game: 'game-2',
  groupName: 'TSL-3A',
  number: 1,
  answers: [],
  missing: [],
};

function game(id: string, state: GamePayload['state'], status: 'FINISHED' | null = 'FINISHED'): GamePayload {
  const result = { status, money: 0, points: 0, score: 0, time: 0, round: 4 };
  return {
    id,
    group: 'g1',
    groupName: 'LOG-2A',
    randos: false,
    number: 4,
    state,
    time: 0,
    unitMs: 1000,
    round: 4,
    points: 0,
    money: 0,
    score: 0,
    date: '2026-11-22',
    autoAdvance: true,
    players: [{ id: 'p', user: member('p', 'Ala', 'Kot'), ...result, place: null, player_data: result }],
  };
}

const PATH = '/panel/lecturer/surveys';

test('[QST-4] marks are counted and have a mean of those who gave one; words keep their writers', () => {
  expect(marksOf(SURVEY, SCALE)).toEqual({ counts: { 1: 0, 2: 1, 3: 0, 4: 2, 5: 1 }, all: 4, mean: 3.75 });
  expect(marksOf(OLDER, SCALE).mean).toBeNull();
  expect(textsOf(SURVEY, WORDS).map(({ user, value }) => [user.id, value])).toEqual([
    ['a', 'Postój'],
    ['c', 'Kara'],
    ['d', 'Spanie'],
    ['e', 'ADR'],
  ]);
  expect(surveyProgress(SURVEY)).toEqual({ done: 5, all: 6 });
});

test('[QST-6] a survey as a table has a row for each who filled it in and a column for each question', () => {
  const [heads, first, second] = surveyTable(SURVEY);
  expect(heads).toEqual(['Gracz', 'Wypełniono', SCALE.value, WORDS.value]);
  expect(first).toEqual(['Julia Wróbel-a', '21.11.2026, 9:05', 5, 'Postój']);
  expect(second?.slice(2)).toEqual([4, null]);
});

const CHOICE = { id: 'q3', value: 'Co sprawdzano?', kind: 'choice', options: ['Stawka', 'Okna', 'Kara'] } as const;
const CHOSEN: SurveyPayload = {
  ...SURVEY,
  questions: [{ ...CHOICE, options: [...CHOICE.options] }],
  answers: [
    { ...filled('a', '', ''), answers: [{ id: 'q3', value: 'Stawka\nOkna' }] },
    { ...filled('b', '', ''), answers: [{ id: 'q3', value: 'Okna\nTyp pojazdu' }] },
  ],
};

test('[QST-4] options are counted in their order, other lines are own words; in the table they stand in one cell', () => {
  const [question] = CHOSEN.questions;
  if (question === undefined) throw new Error('no question');
  const { counts, own } = choicesOf(CHOSEN, question);
  expect(counts.map(({ option, count }) => [option, count])).toEqual([
    ['Stawka', 1],
    ['Okna', 2],
    ['Kara', 0],
  ]);
  expect(own.map(({ user, value }) => [user.id, value])).toEqual([['b', 'Typ pojazdu']]);
  expect(surveyTable(CHOSEN)[1]?.[2]).toBe('Stawka; Okna');
});

test('[QST-5] choices are bars; the missing ones are reminded, and not again within an hour', async () => {
  let remindedAt: number | undefined;
  const asked = fakeServer({
    'GET survey/all/': () => ({ payload: [{ ...CHOSEN, remindedAt }] }),
    'POST survey/remind/': () => {
      remindedAt = Date.now();
      return { payload: { ...CHOSEN, remindedAt } };
    },
  });
  await showScreen(SurveyResultsScreen, PATH);
  expect(await screen.findByRole('progressbar', { name: /^Okna: 2/u })).toBeDefined();
  expect(screen.getByText(/Typ pojazdu/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  const remind = screen.getByRole('button', { name: /^Przypomnij 1/u });
  await userEvent.click(remind);
  await waitFor(() => expect(remind.getAttribute('aria-disabled')).toBe('true'));
  expect(asked.find(({ call }) => call === 'POST survey/remind/')?.body['game']).toBe('game-1');
});

test('[QST-5] a reminder may follow another after an hour', () => {
  expect(whyNotReminded(SURVEY, 0)).toBeNull();
  expect(whyNotReminded({ ...SURVEY, remindedAt: 1000 }, 3_600_999)).toContain('Przypomniano');
  expect(whyNotReminded({ ...SURVEY, remindedAt: 1000 }, 3_601_000)).toBeNull();
});

test('[QST-3] a survey may be sent after a finished game that somebody played and that has none', () => {
  const games = [
    game('game-1', 'FINISHED'),
    game('new', 'FINISHED'),
    game('on', 'PAUSED'),
    game('nobody', 'FINISHED', null),
  ];
  expect(gamesToSurvey(games, [SURVEY]).map(({ id }) => id)).toEqual(['new']);
});

test('[QST-4] the newest survey is shown: bars for marks, words listed, who has still to answer; another one is chosen', async () => {
  fakeServer({ 'GET survey/all/': { payload: [SURVEY, OLDER] } });
  const router = await showScreen(SurveyResultsScreen, PATH);
  const bar = await screen.findByRole('img', { name: /^ocena 2/u });
  expect(bar.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'ocena 2: 1 osoba, ocena 4: 2 osoby, ocena 5: 1 osoba',
  );
  expect([...bar.children].map((part) => part.getAttribute('style'))).toEqual([
    'width: 25%;',
    'width: 50%;',
    'width: 25%;',
  ]);
  expect(screen.getByText('3,8')).toBeDefined();
  expect(screen.queryByText('ADR')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wszystkie 4' }));
  expect(screen.getByText('ADR')).toBeDefined();
  expect(screen.getByText('Patryk Lewicki')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /TSL-3A/u }));
  expect(await screen.findByText('Nikt jeszcze nie wypełnił tej ankiety')).toBeDefined();
  expect(router.state.location.search).toEqual({ ankieta: 's2' });
  expect(screen.getByRole('button', { name: 'Pobierz arkusz' }).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['Pobierz arkusz', 'ankieta-log-2a-3.xlsx'],
  ['Pobierz CSV', 'ankieta-log-2a-3.csv'],
])('[QST-6] %s saves the filled-in survey', async (button, name) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  fakeServer({ 'GET survey/all/': { payload: [SURVEY] } });
  await showScreen(SurveyResultsScreen, PATH);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  vi.restoreAllMocks();
});

test('[QST-3] without surveys the page says what to do, and sends the first one', async () => {
  const asked = fakeServer({
    'GET survey/all/': { payload: [] },
    'GET game/get-list/': { payload: [game('new', 'FINISHED')] },
    'PUT survey/init/': { payload: SURVEY },
  });
  await showScreen(SurveyResultsScreen, PATH);
  expect(await screen.findByText('Nie ma jeszcze ankiet')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij ankietę' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('combobox');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(asked.find(({ call }) => call === 'PUT survey/init/')?.body['game']).toBe('new'));
});

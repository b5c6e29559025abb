import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { EXERCISED_UNITS } from '@fracht/content';
import { COMPETENCES } from '@fracht/engine';
import { LIMITS, type CurriculumUnits } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer, holdAnswers } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { CurriculumScreen } from './curriculum-screen.tsx';
import { unitLines, unitsFault } from './unit-lines.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = '/panel/lecturer/curriculum';
const EWA = { id: 'ewa', first_name: 'Ewa', last_name: 'Lis' };
const WINDOWS = /^Jednostki.*: Okna czasowe$/u;
const TICK = /^Sprawdzone.*: Okna czasowe$/u;
const SAVE = 'Zapisz: Okna czasowe';

function school(windows: Partial<CurriculumUnits> = {}): CurriculumUnits[] {
  return COMPETENCES.map((competence) => ({
    competence,
    units: ['SPL.04 Organizacja transportu', 'TDR.02 Organizacja przewozu'],
    isConfirmed: false,
    version: 0,
    author: null,
    savedAt: null,
    ...(competence === 'WINDOWS' ? windows : {}),
  }));
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: WINDOWS });
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: TICK });
const sent = (asked: readonly { readonly call: string; readonly body: object }[]) =>
  asked.filter(({ call }) => call === 'PATCH curriculum/save/').map(({ body }) => body);

test('[CRR-1] each competence has its units as lines, a proposal until somebody has confirmed it', async () => {
  fakeServer({
    'GET curriculum/get/': {
      payload: school({ isConfirmed: true, version: 3, author: EWA, savedAt: Date.UTC(2026, 10, 25, 12) }),
    },
  });
  await showScreen(CurriculumScreen, PATH);
  expect((await field()).value).toBe('SPL.04 Organizacja transportu\nTDR.02 Organizacja przewozu');
  expect(screen.getAllByRole('textbox')).toHaveLength(COMPETENCES.length);
  expect(screen.getAllByText('do potwierdzenia')).toHaveLength(COMPETENCES.length - 1);
  expect(screen.getAllByText('potwierdzone')).toHaveLength(1);
  expect(tick().checked).toBe(true);
  expect(screen.getByText('Ostatni zapis: Ewa Lis, 25.11.2026')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[CRR-4] what games exercise of each qualification stands below, and what they do not', async () => {
  fakeServer({ 'GET curriculum/get/': { payload: school() } });
  await showScreen(CurriculumScreen, PATH);
  const exercised = within(await screen.findByRole('region', { name: /^Co gra ćwiczy/u }));
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  for (const { unit, whole, partly, not } of EXERCISED_UNITS) {
    expect(exercised.getByText(plain(unit)).tagName).toBe('H2');
    for (const area of [...whole, ...partly, ...not]) expect(exercised.getByText(plain(area))).toBeDefined();
  }
  expect(EXERCISED_UNITS.map(({ unit }) => unit.split(' ')[0])).toEqual(['SPL.04', 'SPL.05', 'TDR.02']);
  expect(exercised.getByText(/Kody są do potwierdzenia przez szkołę/u)).toBeDefined();
});

test('[CRR-1] lines are changed and confirmed; what is changed has to be confirmed anew', async () => {
  const stored = { isConfirmed: true, version: 3, author: EWA, savedAt: 0 };
  const asked = fakeServer({
    'GET curriculum/get/': { payload: school(stored) },
    'PATCH curriculum/save/': { payload: school({ ...stored, version: 4 }) },
  });
  await showScreen(CurriculumScreen, PATH);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'SPL.05.3 Terminy{enter}{enter}TDR.02');
  expect(tick().checked).toBe(false);
  await userEvent.click(tick());
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({ competence: 'WINDOWS', isConfirmed: 'true', version: '3' });
  expect(JSON.stringify(sent(asked)[0])).toContain('SPL.05.3 Terminy');
});

test('[CRR-1] [FRM-4] lines typed while the earlier ones are being saved stay, and are saved after them', async () => {
  const stored = { isConfirmed: false, version: 3, author: EWA, savedAt: 0 };
  const asked = fakeServer({
    'GET curriculum/get/': { payload: school(stored) },
    'PATCH curriculum/save/': { payload: school({ ...stored, version: 4 }) },
  });
  await showScreen(CurriculumScreen, PATH);
  await userEvent.type(await field(), '{enter}TDR.03');
  const answer = holdAnswers('curriculum/save/');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  await userEvent.type(await field(), '{enter}TDR.04');
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: SAVE }).getAttribute('aria-busy')).not.toBe('true'));
  expect((await field()).value).toMatch(/TDR\.03\nTDR\.04$/u);
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(sent(asked)).toHaveLength(2));
  expect(sent(asked)[1]).toMatchObject({ version: '4' });
});

test('[CRR-2] what somebody else saved meanwhile is shown, and either of the two can be kept', async () => {
  const theirs = { units: ['SPL.05.9 Inne'], version: 1, author: EWA, savedAt: 0 };
  const message = { type: 'warning', text: 'Ktoś to zmienił.', code: 'CHANGED_MEANWHILE' };
  let saves = 0;
  const asked = fakeServer({
    'GET curriculum/get/': () => ({ payload: [school(), school(theirs), school({ version: 2 })][saves] }),
    'PATCH curriculum/save/': () => {
      saves += 1;
      if (saves === 1) return { status: 409, payload: school(theirs), message };
      return { payload: school({ version: 2 }) };
    },
  });
  await showScreen(CurriculumScreen, PATH);
  await userEvent.type(await field(), 'x');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  expect(await screen.findByText('SPL.05.9 Inne')).toBeDefined();
  expect((await field()).value).toContain('przewozux');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() =>
    expect(sent(asked).map((body) => ({ ...body }))).toMatchObject([{ version: '0' }, { version: '1' }]),
  );
  await waitFor(() => expect(screen.queryByText('SPL.05.9 Inne')).toBeNull());
});

test('[CRR-2] theirs are taken instead of the own ones', async () => {
  const theirs = { units: ['SPL.05.9 Inne'], version: 1, author: EWA, savedAt: 0 };
  let isSaved = false;
  fakeServer({
    'GET curriculum/get/': () => ({ payload: isSaved ? school(theirs) : school() }),
    'PATCH curriculum/save/': () => {
      isSaved = true;
      return {
        status: 409,
        payload: school(theirs),
        message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
      };
    },
  });
  await showScreen(CurriculumScreen, PATH);
  await userEvent.type(await field(), 'x');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weź zapisane' }));
  await waitFor(async () => expect((await field()).value).toBe('SPL.05.9 Inne'));
});

test('[CRR-1] lines that are too many or too long are said to be so', () => {
  expect(unitLines('  SPL.05   a \n\nSPL.05 a\nTDR.02')).toEqual(['SPL.05 a', 'TDR.02']);
  expect(unitsFault(['SPL.05'])).toBeNull();
  expect(unitsFault(Array.from({ length: LIMITS.units + 1 }, (_, index) => String(index)))).toContain('12');
  expect(unitsFault(['a'.repeat(LIMITS.unit + 1)])).toContain('300');
});

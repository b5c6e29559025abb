import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClassDebriefPayload, ClassPoint, GameNotePayload } from '@fracht/protocol';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aClassDebrief, aClassDebriefAnswer, aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { agendaOf, slidesOf } from './agenda.ts';
import { aheadWords, breachesOf, costWords, ifAllWords, momentOfBest, shownOptions } from './class-points.ts';
import { curveLines, curveMarks, roundsShown, valueAt } from './curve-lines.ts';
import { debriefRows } from './debrief-rows.ts';
import { ClassDebriefScreen } from './debrief-screen.tsx';
import { projectorWishes } from './projector-wishes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  projectorWishes.setState(projectorWishes.getInitialState(), true);
  notes = [];
});

const OTHER = aFinishedGame({ id: 'game-2', groupName: 'TSL-3A', number: 1 });
const LAMP = aClassDebrief().dearest[1] ?? failed();
const REST = aClassDebrief().dearest[0] ?? failed();

function failed(): never {
  throw new Error('the class has two dear decisions');
}

const WINDOWS_UNITS = {
  competence: 'WINDOWS',
  units: ['SPL.05 Klienci', 'TDR.02 Przewóz'],
  isConfirmed: false,
  version: 0,
  author: null,
  savedAt: null,
};
const SYSTEM = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const PATH = '/panel/lecturer/games/$id/debrief';
const ADDRESS = '/panel/lecturer/games/game-1/debrief';
const CALL = 'GET game/class-debrief/game-1';

const reports: unknown[] = [];
let notes: readonly GameNotePayload[] = [];
const show = async (...answers: readonly ClassDebriefPayload[]) => showAt(ADDRESS, ...answers);
const showAt = async (address: string, ...answers: readonly ClassDebriefPayload[]) => {
  const waiting = [...answers];
  const asked = fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame(), OTHER, aFinishedGame({ id: 'game-3', state: 'PAUSED' })] },
    'GET game/class-debrief/game-2': { payload: aClassDebriefAnswer({ roundSeconds: 18_000, dearest: [LAMP] }) },
    'GET game/notes/get-list/': { payload: notes },
    'GET curriculum/get/': { payload: [WINDOWS_UNITS] },
    'GET game/class-report/game-1?from=0': () => ({ payload: reports.shift() }),
    'GET game/class-report/game-1?from=20': { payload: { state: 'READY', students: [], next: null } },
    [CALL]: () => ({ payload: waiting.length > 1 ? waiting.shift() : waiting[0] }),
  });
  await showScreen(ClassDebriefScreen, PATH, address);
  return asked;
};
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

test('[CDB-1] while a debrief is worked out the page says how far it is, and asks again until it is there', async () => {
  const asked = await show({ state: 'WORKING', share: 0.42 }, aClassDebriefAnswer());
  const bar = await screen.findByRole('progressbar');
  expect(plain(bar.getAttribute('aria-label'))).toBe('Policzono 42 %');
  expect(screen.queryByRole('link', { name: 'Na rzutnik' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Plan omówienia' })).toBeTruthy();
  expect(asked.filter(({ call }) => call === CALL)).toHaveLength(2);
});

test('[CDB-1] one that could not be worked out is asked for once more', async () => {
  await show({ state: 'FAILED' }, aClassDebriefAnswer());
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Plan omówienia' })).toBeTruthy();
});

test('[CDB-1] [CDB-7] what is there is shown while the best known is still worked out, which comes by itself', async () => {
  await show(aClassDebriefAnswer({ best: null }, false), aClassDebriefAnswer());
  await screen.findByRole('heading', { name: 'Plan omówienia' });
  expect(screen.queryByRole('heading', { name: 'Najlepszy znany plan' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Najlepszy znany plan' })).toBeTruthy();
});

/** Says that the best known plan knew more than anybody could. */
const CAVEAT = /^Ten plan znał od początku wszystkie zlecenia .* sama różnica nie świadczy o\sbłędach\.$/u;

const LESSON = { isBeside: false, isLesson: true };

test('[CDB-2] the plan has the slides in their order, ten minutes altogether', () => {
  const slides = slidesOf(aClassDebrief(), LESSON);
  expect(slides.map(({ is }) => is)).toEqual([
    'CURVE',
    'DECISION',
    'DECISION',
    'BEST_MOMENT',
    'BEST_KNOWN',
    'NEXT',
    'SENTENCES',
  ]);
  // The surprise is the lamp, which is among the costliest there.
  const poor = slidesOf(aClassDebrief({ dearest: [], bestMoment: null, best: null }), LESSON);
  expect(poor.map(({ is }) => is)).toEqual(['CURVE', 'SURPRISE', 'NEXT', 'SENTENCES']);
  const minutes = [slides, poor].map((all) => agendaOf(all).map((item) => item.minutes));
  expect(minutes).toEqual([
    [1, 3, 2, 1, 1, 1, 1],
    [7, 1, 1, 1],
  ]);
});

test('[CDB-2] [CDB-3] [CDB-4] [CDB-14] [CDB-15] the page has plan, curve, decisions and facts; each item of the plan leads to its slide', async () => {
  await show(aClassDebriefAnswer());
  expect(await screen.findByRole('heading', { name: /^Omówienie: LOG-2A/u })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Plan omówienia' });
  expect(screen.getByRole('link', { name: /Przebieg gry/u }).getAttribute('href')).toBe(
    '/panel/lecturer/games/game-1/projector?slajd=1',
  );
  const chart = screen.getByRole('img', { name: /^Wynik grupy/u });
  expect(plain(chart.getAttribute('aria-label'))).toBe(
    'Wynik grupy: od 240 000 do 367 200. Najlepszy znany plan: 431 900.',
  );
  const table = within(screen.getByRole('table', { name: 'Najdroższe decyzje klasy' }));
  expect(plain(table.getAllByRole('row')[1]?.textContent ?? '')).toContain('Odpoczynek kierowcy, samochód ATP');
  expect(table.getByText(/^5\s400$/u)).toBeTruthy();
  expect(screen.getByText(/^3\sinne wspólne decyzje, razem −700\szł$/u)).toBeTruthy();
  expect(screen.getByText(/^66\s%$/u)).toBeTruthy();
  expect(screen.getByText(CAVEAT)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przebita opona' }).getAttribute('href')).toBe(
    '/replay/game-1?t=120000&from=class',
  );
  expect(await axeFindings()).toEqual([]);
});

test('[CDB-4] [CDB-2] [CLD-3] what was against the law stands first, under its own heading, with how many broke it and its law', async () => {
  const debrief = aClassDebrief({ unlawful: [LAMP], dearest: [REST], surprise: null });
  expect(slidesOf(debrief, LESSON).slice(0, 3)).toMatchObject([
    { is: 'CURVE' },
    { point: { key: 'lampa' }, number: 1, all: 2, isUnlawful: true },
    { point: { key: 'ATP' }, number: 2, all: 2, isUnlawful: false },
  ]);
  expect(curveMarks(debrief).map(({ sign, x }) => [sign, x])).toEqual([
    // At the moment of somebody who broke the rule, not of somebody who lost most.
    ['1', 84_000 / 36_000],
    ['2', 1],
    ['★', 120_000 / 36_000],
  ]);
  const rows = debriefRows({ debrief, names: [], notes: [] });
  expect(rows.filter(([part]) => part === 'Decyzja').map((row) => plain(String(row[3])))).toEqual([
    'Wbrew przepisom 3 z 10',
    'Klasa wobec najlepszych odpowiedzi',
    'Klasa wobec najlepszych odpowiedzi',
  ]);
  // If nothing lawful is the best for all, no loss is shown.
  const options = LAMP.options.map((one) => ({ ...one, expected: null }));
  const noBest = { ...debrief, unlawful: [{ ...LAMP, options }], dearest: [] };
  const told = debriefRows({ debrief: noBest, names: [], notes: [] }).filter(([part]) => part === 'Decyzja');
  expect(told.map((row) => plain(String(row[3])))).toEqual(['Wbrew przepisom 3 z 10']);
  await show(aClassDebriefAnswer({ unlawful: [LAMP], dearest: [REST] }));
  const table = within(await screen.findByRole('table', { name: 'Wbrew przepisom' }));
  const [, row] = table.getAllByRole('row');
  expect(plain(row?.textContent ?? '')).toContain('3 z 10strata pozostałych 2 760 zł');
  expect(within(screen.getByRole('table', { name: 'Najdroższe decyzje klasy' })).getByText('2.')).toBeTruthy();
  expect(screen.getAllByText(/inne wspólne decyzje/u)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Otwórz: Rozbita lampa po kolizji' }));
  expect(plain(screen.getByText(/^A łamie prawo/u).textContent)).toContain('art. 66');
  expect(await axeFindings()).toEqual([]);
});

test('[CDB-4] [CLD-3] where no lawful choice is the best for all, none is marked, and no amount is told', async () => {
  const options = REST.options.map((option) => ({ ...option, expected: null }));
  const broken = { ...(LAMP.options[2] ?? failed()), choice: 'DRIVE_ON', count: 2 } as const;
  const point: ClassPoint = {
    ...REST,
    count: 7,
    options: [...options, broken],
    loss: { money: 0, points: 0, total: 0 },
  };
  expect(shownOptions(point).map((option) => [option.isBest, costWords(option)])).toEqual([
    [false, 'bez porównania'],
    [false, 'bez porównania'],
    [false, 'nie liczy się'],
  ]);
  expect(plain(ifAllWords(point))).toBe(
    'Zgodnie z przepisami można było wybrać różnie. Jednego wyboru, który byłby najlepszy dla wszystkich, tu nie było.',
  );
  await show(aClassDebriefAnswer({ unlawful: [point], dearest: [], surprise: null }));
  const table = within(await screen.findByRole('table', { name: 'Wbrew przepisom' }));
  expect(plain(table.getAllByRole('row')[1]?.textContent ?? '')).toContain('2 z 7');
  expect(table.queryByText(/strata/u)).toBeNull();
  // The costliest have no card if all losses are above.
  expect(screen.queryByRole('table', { name: 'Najdroższe decyzje klasy' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Otwórz:/u }));
  expect(screen.queryByText(/^Z\splanu: tyle/u)).toBeNull();
  expect(screen.queryByText('Najlepsza')).toBeNull();
});

test('[CDB-3] the curve is a table too, by rounds', async () => {
  await show(aClassDebriefAnswer());
  await userEvent.click(await screen.findByRole('button', { name: 'Tabela' }));
  const table = screen.getByRole('table', { name: 'Wynik grupy' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'Kiedygrupanajlepszy',
    'Początek240 000240 000',
    'Po rundzie 1270 000287 975',
    'Po rundzie 2300 000335 950',
    'Po rundzie 3333 600383 925',
    'Po rundzie 4367 200431 900',
  ]);
});

test('[CDB-3] marks stand on the curve at the dearest moment of their decision, numbered as in the table', () => {
  const debrief = aClassDebrief();
  expect(curveMarks(debrief)).toEqual([
    { x: 1, y: 270_000, sign: '1', isGood: false, name: 'Odpoczynek kierowcy, samochód\u00a0ATP' },
    { x: 2.3, y: 310_080, sign: '2', isGood: false, name: 'Rozbita lampa po kolizji' },
    { x: 120_000 / 36_000, y: 344_800, sign: '★', isGood: true, name: 'Przebita opona' },
  ]);
  expect(roundsShown(curveLines(debrief, null))).toBe(4);
  expect(valueAt([], 1)).toBe(0);
  expect(valueAt([{ x: 1, y: 5 }], 3)).toBe(5);
});

test('[CDB-4] answers stand in the order of the question, each with what it was to bring, however few chose it', () => {
  const { dearest } = aClassDebrief();
  const [rest, lamp] = dearest.map(shownOptions);
  expect(lamp?.map(({ letter, text, isBest, expected }) => [letter, text, isBest, expected?.money])).toEqual([
    ['A', 'Jechać do celu', false, undefined],
    ['B', 'Serwis po drodze, potem dalej', true, 0],
    ['C', 'Przeładunek na inny samochód', false, -720],
  ]);
  expect(rest?.map(({ text, expected }) => [text, expected?.money])).toEqual([
    ['Parking strzeżony', 0],
    ['Parking niestrzeżony', -1800],
  ]);
});

test('[CDB-4] [CLD-2] counts times amounts are the sum that is told; what breaks a rule counts for nothing', () => {
  for (const point of aClassDebrief().dearest) {
    const sum = shownOptions(point).reduce((all, { count, expected }) => all - count * (expected?.total ?? 0), 0);
    expect(plain(ifAllWords(point))).toContain(`z planu o ${plain(formatWholeZloty(sum))} więcej`);
  }
  const [dear] = LAMP.options.filter(({ breaks }) => breaks !== null);
  expect(costWords(dear ?? failed())).toBe('nie liczy się');
  expect(ifAllWords(LAMP)).toMatch(/Wyborów wbrew przepisom w\stej sumie nie ma\.$/u);
  expect(ifAllWords(aClassDebrief().dearest[0] ?? failed())).toMatch(/\(1\spkt = 10\szł\)\.$/u);
  const even = { ...LAMP, loss: { money: 0, points: 0, total: 0 } };
  expect(plain(ifAllWords(even))).toBe(
    'Najlepszy wybór zgodny z przepisami: B. Co dał wybór wbrew przepisom, to się nie liczy.',
  );
  const kept = { ...even, options: even.options.filter(({ breaks }) => breaks === null) };
  expect(plain(ifAllWords(kept))).toMatch(/^Gdyby wszyscy wybrali [AB], z planu grupa nie miałaby więcej\.$/u);
});

test('[CDB-4] [CLD-5] where every answer breaks a rule none is the best, and none counts', () => {
  const breaks = LAMP.options.find((option) => option.breaks !== null)?.breaks ?? failed();
  const point = { ...LAMP, options: LAMP.options.map((option) => ({ ...option, breaks, expected: null })) };
  expect(shownOptions(point).map((option) => [option.isBest, costWords(option)])).toEqual([
    [false, 'nie liczy się'],
    [false, 'nie liczy się'],
    [false, 'nie liczy się'],
  ]);
  expect(breachesOf(point)).toEqual([{ letters: ['A', 'B', 'C'], count: 10, rule: breaks }]);
  expect(plain(ifAllWords(point))).toBe('Każdy z tych wyborów łamie przepisy, więc żadnego nie polecamy.');
});

test('[CDB-4] [CDB-5] the best moment names the nearest lawful option, and is shown at somebody who chose the best', () => {
  const moment = aClassDebrief().bestMoment ?? failed();
  expect(plain(aheadWords(moment))).toBe(
    'Większość wybrała A: wobec B to z planu o 8 140 zł więcej, razem z punktami (1 pkt = 10 zł).',
  );
  const [best] = moment.options;
  const all = { ...moment, count: best?.count ?? 0 };
  expect(plain(aheadWords(all))).toMatch(/^Zawsze wybrano A: wobec B/u);
  expect(momentOfBest(moment)?.player).toBe('s1');
  expect(aheadWords(LAMP)).toBeNull();
  expect(breachesOf(moment).map(({ letters }) => letters)).toEqual([['C', 'D']]);
});

test('[CDB-4] [CDB-5] a decision opens its answers, what would have come of the best for all, and its moments in the replay', async () => {
  await show(aClassDebriefAnswer());
  await userEvent.click(await screen.findByRole('button', { name: 'Otwórz: Rozbita lampa po kolizji' }));
  expect(plain(screen.getByText(/Gdyby wszyscy wybrali B/u).closest('p')?.textContent ?? '')).toBe(
    'Gdyby wszyscy wybrali B, grupa miałaby z planu o 2 760 zł więcej, razem z punktami (1 pkt = 10 zł). Wyborów wbrew przepisom w tej sumie nie ma. Z planu: tyle, ile wynikało z tego, co można było wiedzieć w chwili decyzji. Średnio na jedną decyzję.',
  );
  expect(screen.getByText('Bez światła w nocy nie wolno jechać.')).toBeTruthy();
  expect(plain(screen.getByText(/^A łamie prawo/u).textContent)).toBe(
    'A łamie prawo: Jazda bez świateł. ustawa Prawo o ruchu drogowym, art. 66, sprawdzono 28.11.2026.',
  );
  const answers = within(screen.getByRole('list', { name: 'Co wybrano' })).getAllByRole('listitem');
  expect(answers.map(({ textContent }) => plain(textContent))).toEqual([
    'AJechać do celuŁamie prawoIle osób: 3nie liczy się',
    'BSerwis po drodze, potem dalejNajlepszaIle osób: 4Z planu wobec najlepszej: 0 zł, 0 pkt',
    'CPrzeładunek na inny samochódIle osób: 3Z planu wobec najlepszej: −720 zł, −20 pktu części bez dostawy do końca gry',
  ]);
  expect(screen.getByRole('link', { name: 'Powtórka: Osoba 6, 11:00' }).getAttribute('href')).toBe(
    '/replay/game-1?t=82800&from=class.point.3.2',
  );
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij: Rozbita lampa po kolizji' }));
  expect(screen.queryByText(/Gdyby wszyscy/u)).toBeNull();
});

test('[CDB-5] who comes back from a moment finds its decision open and the focus on the moment, the game beside kept', async () => {
  await showAt(`${ADDRESS}?place=point.3.2&obok=game-2`, aClassDebriefAnswer());
  const moment = await screen.findByRole('link', { name: 'Powtórka: Osoba 6, 11:00' });
  expect(document.activeElement).toBe(moment);
  expect(moment.getAttribute('href')).toBe('/replay/game-1?t=82800&from=class.point.3.2&obok=game-2');
  expect(screen.getAllByRole('button', { name: /^Zamknij:/u })).toHaveLength(1);
});

test('[CDB-7] without best known and competences their cards stay away; with competences they are counted', async () => {
  await show(aClassDebriefAnswer({ best: null }));
  await screen.findByRole('heading', { name: 'Plan omówienia' });
  expect(screen.queryByText('Najlepszy znany plan')).toBeNull();
  expect(screen.queryByText('Kompetencje klasy')).toBeNull();
  cleanup();
  const row = { competence: 'WINDOWS', strong: 6, normal: 2, practise: 1, tooLittle: 1 } as const;
  await show(aClassDebriefAnswer({ competences: [row] }));
  const table = await screen.findByRole('table', { name: 'Kompetencje klasy' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^Okna czasowe.*6211$/u);
});

test('[CRR-3] under a competence stand its codes, unconfirmed ones said to be so, and a link to where they are changed', async () => {
  const row = { competence: 'WINDOWS', strong: 6, normal: 2, practise: 1, tooLittle: 1 } as const;
  await show(aClassDebriefAnswer({ competences: [row] }));
  const table = await screen.findByRole('table', { name: 'Kompetencje klasy' });
  await within(table).findByText('do potwierdzenia: SPL.05, TDR.02');
  expect(screen.getByRole('link', { name: 'Podstawa programowa' }).getAttribute('href')).toBe(
    '/panel/lecturer/curriculum',
  );
});

test('[CDB-6] another finished game is put beside: its curve in the same rounds, its dearest decisions, and both on the projector', async () => {
  await show(aClassDebriefAnswer());
  const choice = await screen.findByRole('combobox', { name: 'Obok' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['bez porównania', 'TSL-3A, rozgrywka nr 1 (21.11.2026)']);
  await userEvent.selectOptions(choice, 'game-2');
  const list = await screen.findByRole('list', { name: /^Obok: TSL-3A/u });
  expect(plain(list.textContent)).toContain('Rozbita lampa po kolizji');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(plain(screen.getByRole('img', { name: /^Wynik grupy/u }).getAttribute('aria-label'))).toContain(
    'TSL-3A, rozgrywka nr 1: 367 200.',
  );
  expect(screen.getByRole('link', { name: /Dwie rozgrywki/u }).getAttribute('href')).toBe(
    '/panel/lecturer/games/game-1/projector?slajd=6&obok=game-2',
  );
  expect(await axeFindings()).toEqual([]);
});

test('[CDB-10] for the teacher a table has the results by student, the dearest decisions with their answers, and the notes', () => {
  const [first, ...players] = aClassDebrief().players;
  const debrief = aClassDebrief({ players: first === undefined ? players : [first], dearest: [LAMP] });
  const written = [{ id: 'n1', at: 13_200, round: 1, text: '=1+1' }];
  const rows = debriefRows({ debrief, names: [{ id: 's1', name: 'Osoba 1' }], notes: written });
  const name = 'Rozbita lampa po kolizji';
  expect(rows).toEqual([
    ['Część', 'Nazwa', 'Runda', 'Szczegół', 'Liczba', 'Kwota (zł)', 'Punkty'],
    ['Wynik', 'Osoba 1', null, 'miejsce 1', null, 40_000, null],
    ['Decyzja', name, '3', 'Klasa wobec najlepszych odpowiedzi', 10, -2160, -60],
    ['Odpowiedź', name, '3', 'A: Jechać do celu (łamie prawo, nie liczy się: Jazda bez świateł)', 3, null, null],
    ['Odpowiedź', name, '3', 'B: Serwis po drodze, potem dalej (najlepsza)', 4, 0, 0],
    ['Odpowiedź', name, '3', 'C: Przeładunek na inny samochód (u\u00a0części bez dostawy do końca gry)', 3, -720, -20],
    ['Gdyby wszyscy wybrali najlepszą', name, '3', 'B', null, 2160, 60],
    ['Notatka', 'runda\u00a01, 15:40', '1', '=1+1', null, null, null],
  ]);
});

test('[CLD-6] [CDB-4] [CDB-5] what students are told to be as good has that in the place of an amount, and is not among what should have been the best', () => {
  const [best, transfer, unlit] = LAMP.options;
  if (best === undefined || transfer === undefined || unlit === undefined)
    throw new Error('the lamp has three answers');
  const asGood = { ...transfer, expected: null, isAsGood: true };
  const worse = { ...transfer, answer: 3, text: 'Czekać', count: 1 };
  const point = { ...LAMP, options: [best, asGood, worse, unlit] };
  expect(shownOptions(point).map((one) => [one.letter, plain(costWords(one))])).toEqual([
    ['A', 'nie liczy się'],
    ['B', '0 zł, 0 pkt'],
    ['C', 'też dobra'],
    ['D', '−720 zł, −20 pkt'],
  ]);
  expect(plain(ifAllWords(point))).toMatch(
    /^Gdyby zamiast słabszych wyborów było B, grupa miałaby z planu o 2 760 zł więcej/u,
  );
  const rows = debriefRows({ debrief: aClassDebrief({ players: [], dearest: [point] }), names: [], notes: [] });
  expect(rows.map((row) => plain(String(row[3])))).toContain(
    'C: Przeładunek na inny samochód (też dobra, u części bez dostawy do końca gry)',
  );
  expect(rows.at(-1)?.[0]).toBe('Gdyby zamiast słabszych wybrano najlepszą');
});

/** The names of the files that are saved from here on. */
function savedFiles(): readonly string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  return saved;
}

test('[CDB-12] another table is saved as CSV, once the decisions are worked out; where that fails it is said', async () => {
  const saved = savedFiles();
  reports.splice(
    0,
    reports.length,
    { state: 'WORKING', share: 0.5 },
    { state: 'READY', students: [], next: 20 },
    { state: 'FAILED' },
  );
  const asked = await show(aClassDebriefAnswer());
  const pick = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Inne tabele jako CSV' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('Decyzje');
  await waitFor(() => expect(saved).toEqual(['decyzje-log-2a-3-2026-11-21.csv']));
  expect(
    asked.filter(({ call }) => call.startsWith('GET game/class-report')).map(({ call }) => call.slice(-7)),
  ).toEqual(['?from=0', '?from=0', 'from=20']);
  await pick('Kompetencje');
  await waitFor(() =>
    expect(toastStore.getState().list.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Nie udało się przygotować pliku/u),
    ]),
  );
  expect(saved).toHaveLength(1);
  vi.restoreAllMocks();
});

test.each([
  ['xlsx', 'omowienie-log-2a-3-2026-11-21.xlsx'],
  ['CSV', 'omowienie-log-2a-3-2026-11-21.csv'],
])('[CDB-10] %s saves the debrief as a file', async (button, name) => {
  const saved = savedFiles();
  reports.splice(0, reports.length, { state: 'READY', students: [], next: null });
  await show(aClassDebriefAnswer());
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  vi.restoreAllMocks();
});

test('[CDB-11] [CDB-14] [CDB-15] the sheet for the class has no names and no notes, and is there while it is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  vi.stubGlobal('matchMedia', () => SYSTEM);
  notes = [{ id: 'n1', at: 13_200, round: 1, text: 'Zapytać Julię o parking.' }];
  projectorWishes.setState({ notes: ['n1'] });
  await show(aClassDebriefAnswer());
  await screen.findByText(/^Zapytać Julię/u);
  await userEvent.click(await screen.findByRole('button', { name: 'Wydruk' }));
  expect(print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByText(/bez nazwisk/u).closest('section');
  const told = plain(sheet?.textContent ?? '');
  expect(told).toContain('A Jechać do celu: 3 (łamie prawo, nie liczy się)');
  expect(told).toContain('B Serwis po drodze, potem dalej: 4 (z planu 0 zł, 0 pkt)');
  expect(told).toContain(
    'A łamie prawo: Jazda bez świateł. ustawa Prawo o ruchu drogowym, art. 66, sprawdzono 28.11.2026.',
  );
  expect(told).toContain('Gdyby wszyscy wybrali B, grupa miałaby z planu o 2 760 zł więcej');
  expect(told).toContain('(runda 3 · sytuacja), strata z planu 2 760 zł');
  expect(told).toContain('(runda 4 · sytuacja), z planu +8 140');
  expect(told).toContain('C i D łamią prawo: Jazda na uszkodzonej oponie.');
  expect(told).toContain('Większość wybrała A: wobec B to z planu o 8 140 zł więcej');
  expect(told).toContain('66 % możliwego zysku. Ten plan znał od początku wszystkie zlecenia');
  expect(sheet?.textContent).not.toContain('Osoba');
  expect(sheet?.textContent).not.toContain('Zapytać Julię');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/bez nazwisk/u)).toBeNull();
});

test('[CDB-11] of a class that lost money the sheet tells no share of a gain', async () => {
  vi.stubGlobal('print', vi.fn<() => void>());
  vi.stubGlobal('matchMedia', () => SYSTEM);
  const { best } = aClassDebrief();
  if (best === null) throw new Error('no best known plan');
  await show(aClassDebriefAnswer({ best: { ...best, gained: -1200, percent: 0 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wydruk' }));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByText(/bez nazwisk/u).closest('section');
  expect(plain(sheet?.textContent ?? '')).toContain('strata zamiast zysku. Ten plan znał od początku');
  expect(sheet?.textContent).not.toContain('możliwego zysku');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('[RPR-3] from the debrief of a class its teacher comes to the sheets of all students', async () => {
  await show(aClassDebriefAnswer());
  const link = await screen.findByRole('link', { name: 'Wydruki studentów' });
  expect(link.getAttribute('href')).toBe('/game/game-1/report');
});

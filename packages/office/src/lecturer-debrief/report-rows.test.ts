import { expect, test } from 'vitest';
import type { CurriculumUnits, ReportedStudent } from '@fracht/protocol';
import { competenceRows, decisionRows, happeningRows, ledgerRows, orderRows } from './report-rows.ts';

const NOTHING = { money: 0, points: 0, total: 0 };
const AT = 13_200;

const ANNA: ReportedStudent = {
  id: 's1',
  name: '=Anna',
  decisions: [
    {
      id: 'd1',
      kind: 'ANSWER_EMERGENCY',
      at: AT,
      round: 1,
      order: 'ZL-4',
      car: 'ADR-01',
      situation: 'Przebita opona',
      chosen: { is: 'ANSWER', answer: 1, text: 'Jechać dalej' },
      judgement: {
        grade: 'BLUNDER',
        loss: { money: 2760.5, points: 20, total: 2960.5 },
        lead: NOTHING,
        breaks: {
          why: 'Jazda na uszkodzonej oponie',
          law: 'ustawa Prawo o ruchu drogowym',
          article: 'art. 66',
          checked: null,
        },
        dearer: 0,
        luck: 0,
      },
    },
    {
      id: 'd2',
      kind: 'BOOK_CAR',
      at: AT,
      round: 1,
      order: 'ZL-4',
      car: 'ST-01',
      situation: null,
      chosen: { is: 'CAR', car: 'ST-01', type: 'ST', isHired: true },
      judgement: {
        grade: 'BEST',
        loss: NOTHING,
        lead: { money: 120, points: 0, total: 120 },
        breaks: null,
        dearer: 0,
        luck: 0,
      },
    },
    {
      id: 'd3',
      kind: 'PARK',
      at: AT,
      round: 1,
      order: null,
      car: 'ST-01',
      situation: null,
      chosen: { is: 'PARKING', parking: 'P7', isGuarded: true, at: null, overrun: null },
      judgement: null,
    },
  ],
  ledger: [{ id: 1, at: AT, order: 'ZL-4', car: null, reason: 'ORDER_EXPIRED', origin: null, money: -50, points: -10 }],
  orders: [
    {
      order: 'ZL-4',
      cargo: { name: 'benzyna', celsius: null, un: '1203', kg: 18_000, pallets: null, decimetres: null, width: null },
      car: 'ADR-01',
      rows: [
        { kind: 'FREIGHT', planned: 2000, real: 2000 },
        { kind: 'HAUL', planned: -1000.1, real: -1100.4 },
        { kind: 'SITUATIONS', planned: 0, real: -300.1 },
      ],
      planned: 999.9,
      real: 599.5,
    },
    {
      order: 'ZL-5',
      cargo: null,
      car: null,
      rows: [{ kind: 'FREIGHT', planned: null, real: 0 }],
      planned: null,
      real: 0,
    },
  ],
  happenings: [
    {
      at: 0,
      until: null,
      what: 'ROUND_STARTED',
      player: null,
      car: null,
      order: null,
      round: 1,
      name: null,
      money: 0,
      points: 0,
    },
    {
      at: AT,
      until: null,
      what: 'EMERGENCY',
      player: 's1',
      car: 'ADR-01',
      order: 'ZL-4',
      round: null,
      name: 'Przebita opona',
      money: -300.1,
      points: 0,
    },
  ],
  profiles: [{ competence: 'WINDOWS', word: 'PRACTISE', n: 9, good: 4 }],
};

const WINDOWS: CurriculumUnits = {
  competence: 'WINDOWS',
  units: ['SPL.05 Klienci'],
  isConfirmed: false,
  version: 0,
  author: null,
  savedAt: null,
};

test('[CDB-12] each decision is a row with what was chosen, the rule that it broke and what it was worth, a loss below zero', () => {
  const [head, ...rows] = decisionRows([ANNA]);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => head?.length));
  expect(rows).toEqual([
    [
      '=Anna',
      1,
      1,
      '15:40',
      'Odpowiedź w\u00a0sytuacji',
      'Przebita opona',
      'ZL-4',
      'ADR-01',
      'Jechać dalej',
      'wbrew przepisom',
      'Jazda na uszkodzonej oponie: ustawa Prawo o ruchu drogowym, art. 66',
      -2760.5,
      -20,
      -2960.5,
    ],
    [
      '=Anna',
      1,
      1,
      '15:40',
      'Wysłanie samochodu',
      null,
      'ZL-4',
      'ST-01',
      'podwykonawca ST-01',
      'najlepsza',
      null,
      120,
      0,
      120,
    ],
    [
      '=Anna',
      1,
      1,
      '15:40',
      'Wybór parkingu',
      null,
      null,
      'ST-01',
      'parking strzeżony',
      'bez oceny',
      null,
      null,
      null,
      null,
    ],
  ]);
});

test('[CDB-12] ledgers and happenings are rows with their moment, money and points', () => {
  const [ledgerHead, ...ledger] = ledgerRows([ANNA]);
  expect(ledger).toEqual([['=Anna', 1, '15:40', expect.any(String), 'ZL-4', null, -50, -10]]);
  expect(ledger[0]?.length).toBe(ledgerHead?.length);
  const effect = { id: 2, at: AT, order: 'ZL-4', car: null, reason: 'EFFECT', money: -50, points: 0 } as const;
  const origins = [{ of: 'ANSWER' }, { of: 'RANDOM', name: 'Korek na obwodnicy' }, { of: 'RETURN' }] as const;
  const told = ledgerRows([{ ...ANNA, ledger: origins.map((origin) => ({ ...effect, origin })) }]);
  expect(told.slice(1).map((row) => row[3])).toEqual([
    'Skutek decyzji',
    'Korek na obwodnicy',
    'Zwrot dopłaty klientowi',
  ]);
  const [head, ...happenings] = happeningRows([ANNA]);
  expect(happenings).toEqual([
    ['=Anna', 1, '12:00', 'Początek rundy', 1, null, null, 0, 0],
    ['=Anna', 1, '15:40', 'Sytuacja krytyczna', 'Przebita opona', 'ZL-4', 'ADR-01', -300.1, 0],
  ]);
  expect(happenings[0]?.length).toBe(head?.length);
});

test('[CDB-12] [CRR-3] competences are rows with word, numbers and codes; unconfirmed codes are said to be so', () => {
  const rows = (units: readonly CurriculumUnits[]) => competenceRows([ANNA], units).slice(1);
  expect(rows([WINDOWS])).toEqual([['=Anna', 'Okna czasowe', 'do ćwiczenia', 9, 4, 'do potwierdzenia: SPL.05']]);
  expect(rows([{ ...WINDOWS, isConfirmed: true }])[0]?.at(-1)).toBe('SPL.05');
  expect(rows([])[0]?.at(-1)).toBeNull();
});

test('[CDB-12] each ended order has a row a kind and one for its margin, with its cargo, planned and real; without a plan only what came', () => {
  const [head, ...rows] = orderRows([ANNA]);
  const petrol = 'UN\u00a01203 · 18\u00a0t · benzyna';
  expect(rows).toEqual([
    ['=Anna', 'ZL-4', petrol, 'ADR-01', 'Fracht', 2000, 2000, 0],
    ['=Anna', 'ZL-4', petrol, 'ADR-01', 'Km z\u00a0ładunkiem', -1000.1, -1100.4, -100.3],
    ['=Anna', 'ZL-4', petrol, 'ADR-01', 'Sytuacje', 0, -300.1, -300.1],
    ['=Anna', 'ZL-4', petrol, 'ADR-01', 'Marża', 999.9, 599.5, -400.4],
    ['=Anna', 'ZL-5', null, null, 'Fracht', null, 0, null],
    ['=Anna', 'ZL-5', null, null, 'Marża', null, 0, null],
  ]);
  expect(rows[0]?.length).toBe(head?.length);
});

test('[CDB-12] a stop at the roadside, going on and a driver who is left alone are no parkings', () => {
  const [, , parked] = ANNA.decisions;
  if (parked === undefined) throw new Error('No decision');
  const chose = (chosen: (typeof parked)['chosen']) =>
    decisionRows([{ ...ANNA, decisions: [{ ...parked, chosen }] }])[1]?.map(String);
  const at = (parking: string) => ({ is: 'PARKING', parking, isGuarded: false, at: null, overrun: null }) as const;
  expect(chose(at('HERE'))).toContain('Postój tutaj, przy drodze');
  expect(chose(at('GO'))).toContain('Ruszyć dalej');
  expect(chose({ is: 'NOTHING', doing: 'DRIVES' })).toContain('Jazda dalej');
});

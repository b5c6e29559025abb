import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurriculumUnits, HomeworkPayload, ImportPayload, ReportedStudent, SurveyPayload } from '@fracht/protocol';
import { csvOf, type Rows, xlsxOf } from '@fracht/kit/files/table-content.ts';
import { aClassDebrief, aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { debriefRows, pointRows } from '../src/lecturer-debrief/debrief-rows.ts';
import {
  competenceRows,
  decisionRows,
  happeningRows,
  ledgerRows,
  orderRows,
} from '../src/lecturer-debrief/report-rows.ts';
import { resultRows } from '../src/lecturer-games/result-rows.ts';
import { homeworkRows } from '../src/lecturer-homework/save-homework-results.ts';
import { importDraftOf, wrongTable } from '../src/lecturer-import/import-rules.ts';
import { surveyTable } from '../src/lecturer-surveys/survey-rules.ts';

const PACKAGES = join(import.meta.dirname, '../..');

/** Texts that a person may type and a spreadsheet would run as formulas. */
const TYPED = ['=HYPERLINK(1)', '+1', '-1', '@SUM(A1)'] as const;
const [EQUALS, PLUS, MINUS, AT] = TYPED;

const user = { id: 's1', first_name: EQUALS, last_name: PLUS, initials: '', short_name: '', num_games: 1 };

function results(): Rows {
  const game = aFinishedGame({ groupName: MINUS });
  const player_data = { status: 'FINISHED', money: 1, points: 1, score: 1, time: 0, round: 4 } as const;
  return resultRows({ ...game, players: [{ id: 's1', user, ...player_data, place: 1, player_data }] });
}

function homework(): Rows {
  const none = { state: 'NONE', score: null, counted: null, remindedAt: null } as const;
  const payload: HomeworkPayload = {
    id: 'h1',
    title: AT,
    group: 'g1',
    groupName: MINUS,
    rounds: 1,
    bots: 0,
    level: 'ordinary',
    opensAt: 0,
    closesAt: 1,
    attempts: 1,
    counts: 'BEST',
    shown: 'AT_ONCE',
    from: null,
    situations: false,
    topics: [],
    seed: 'ziarno',
    situationCount: 0,
    students: [{ id: 's1', user, ...none, attempts: [] }],
  };
  return homeworkRows(payload);
}

/** Its names and answers were written by authors of situations. */
function decisionsOfHomework(): Rows {
  const question = {
    is: 'QUESTION',
    situation: 'k1',
    name: EQUALS,
    description: '',
    text: PLUS,
    why: '',
    image: null,
  } as const;
  return pointRows({
    unlawful: [],
    dearest: aClassDebrief().dearest.map((point) => ({ ...point, subject: question })),
  });
}

function survey(): Rows {
  const payload: SurveyPayload = {
    id: 'a1',
    game: 'game-1',
    groupName: MINUS,
    number: 1,
    date: '2026-11-26',
    questions: [
      { id: 'q1', value: EQUALS, kind: 'text' },
      { id: 'q2', value: MINUS, kind: 'choice', options: [AT, PLUS] },
    ],
    answers: [
      {
        user,
        submittedAt: 0,
        answers: [
          { id: 'q1', value: PLUS },
          { id: 'q2', value: AT },
        ],
      },
    ],
    missing: [],
  };
  return surveyTable(payload);
}

function listToMend(): Rows {
  const person = { first_name: EQUALS, last_name: PLUS, email: AT, group: MINUS, code: false } as const;
  const found: ImportPayload = {
    dryRun: true,
    added: 0,
    moved: 0,
    skipped: 0,
    wrong: 1,
    rows: [{ row: 1, ...person, status: 'wrong', errors: { email: [AT] } }],
  };
  return wrongTable(importDraftOf(found));
}

const NO_VALUE = { money: 0, points: 0, total: 0 };
const STUDENT: ReportedStudent = {
  id: 's1',
  name: EQUALS,
  decisions: [
    {
      id: 'd1',
      kind: 'ANSWER_EMERGENCY',
      at: 0,
      round: 1,
      order: null,
      car: null,
      situation: PLUS,
      chosen: { is: 'TEXT', text: MINUS, isRight: false },
      judgement: {
        grade: 'BLUNDER',
        loss: { money: 1, points: 0, total: 1 },
        lead: NO_VALUE,
        breaks: null,
        dearer: 0,
        luck: 0,
      },
    },
  ],
  ledger: [{ id: 1, at: 0, order: null, car: null, reason: 'ORDER_EXPIRED', origin: null, money: -50, points: -10 }],
  orders: [
    {
      order: 'ZL-4',
      car: null,
      cargo: { name: EQUALS, celsius: -18, un: null, kg: 9000, pallets: null, decimetres: null, width: null },
      rows: [{ kind: 'FREIGHT', planned: 9, real: -9 }],
      planned: 9,
      real: -9,
    },
  ],
  happenings: [
    {
      at: 0,
      until: null,
      what: 'EMERGENCY',
      player: 's1',
      car: null,
      order: null,
      round: null,
      name: AT,
      money: -1,
      points: 0,
    },
  ],
  profiles: [{ competence: 'WINDOWS', word: 'PRACTISE', n: 9, good: 4 }],
};
const UNITS: CurriculumUnits = {
  competence: 'WINDOWS',
  units: [`${MINUS} ${AT}`],
  isConfirmed: true,
  version: 1,
  author: null,
  savedAt: null,
};

function debrief(): Rows {
  const notes = [{ id: 'n1', at: 0, round: 1, text: AT }];
  const rows = debriefRows({ debrief: aClassDebrief(), names: [{ id: 's1', name: PLUS }], notes });
  return [...rows, ...[decisionRows, ledgerRows, orderRows, happeningRows].flatMap((of) => of([STUDENT]))];
}

/** The source files that save tables, and the rows that they make from typed texts. */
const SAVED: Readonly<Record<string, () => Rows>> = {
  'office/src/lecturer-debrief/save-buttons.tsx': () => [...debrief(), ...competenceRows([STUDENT], [UNITS])],
  'office/src/lecturer-games/save-results.ts': results,
  'office/src/lecturer-homework/debrief-files.tsx': decisionsOfHomework,
  'office/src/lecturer-homework/save-homework-results.ts': homework,
  'office/src/lecturer-import/save-wrong.ts': listToMend,
  'office/src/lecturer-surveys/survey-results-screen.tsx': survey,
};
/** Saves a table without typed texts: the sample of a list. */
const OWN_WORDS = 'office/src/lecturer-import/choose-file.tsx';

const textOf = (file: string): string => readFileSync(join(PACKAGES, file), 'utf8');
const SOURCES = globSync('{kit,game,workshop,office}/src/**/*.{ts,tsx}', { cwd: PACKAGES }).filter(
  (file) => !/\.test\.tsx?$/u.test(file),
);

test('[FIL-1] tables are written in one place, and every screen that saves one is looked at here', () => {
  const writers = SOURCES.filter((file) => /from '(?:papaparse|write-excel-file\b)|'text\/csv/u.test(textOf(file)));
  expect(writers).toEqual(['kit/src/files/table-content.ts']);
  const savers = SOURCES.filter((file) => /\b(?:saveTable|saveWorkbook)\(/u.test(textOf(file)));
  const known = [...Object.keys(SAVED), OWN_WORDS, 'kit/src/files/table-file.ts'];
  expect(savers.toSorted()).toEqual(known.toSorted());
});

/** The beginnings that a spreadsheet takes for a formula, and characters that may precede one and are skipped. */
const FORMULA = /^[=+\-@\t\r]/u;
const BEFORE = ['', '\t', '\r'] as const;
const CASES = Object.keys(SAVED).flatMap((file) => BEFORE.map((before) => [file, before] as const));

/** The rows that a screen saves, with `before` prepended to typed texts. */
function savedRows(file: string, before: string): Rows {
  const isTyped = (cell: string): boolean => TYPED.some((text) => cell.startsWith(text));
  const rows = (SAVED[file]?.() ?? []).map((row) =>
    row.map((cell) => (typeof cell === 'string' && isTyped(cell) ? before + cell : cell)),
  );
  expect(textsLikeFormulas(rows).length).toBeGreaterThan(1);
  return rows;
}

function textsLikeFormulas(rows: Rows): readonly string[] {
  return rows
    .flat()
    .filter((cell) => typeof cell === 'string' && FORMULA.test(cell))
    .map(String);
}

/** The rows as far as a file distinguishes them: without trailing empty cells, an empty text as an empty cell, and with one zero instead of two. */
function told(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const known = rows.map((row) => row.map((cell) => (cell === '' ? null : cell === 0 ? 0 : cell)));
  return known
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1))
    .filter((row) => row.length > 0);
}

test.each(CASES)(
  '[FIL-1] what people typed is no formula in the CSV of %s, after %j either, and else as it was',
  async (file, before) => {
    const rows = savedRows(file, before);
    const { data } = Papa.parse<string[]>((await csvOf(rows).text()).replace(/^\uFEFF/u, ''), { delimiter: ';' });
    const numbers = new Set(rows.flat().flatMap((cell) => (typeof cell === 'number' ? [wordsOf(cell)] : [])));
    expect(data.flat().filter((cell) => FORMULA.test(cell) && !numbers.has(cell))).toEqual([]);
    const expected = rows.map((row) => row.map((cell) => (isLikeFormula(cell) ? `'${String(cell)}` : wordsOf(cell))));
    expect(told(data)).toEqual(told(expected));
  },
);

test.each(CASES)(
  '[FIL-2] what people typed is no formula in the workbook of %s, after %j either, and comes back as it was',
  async (file, before) => {
    const rows = savedRows(file, before);
    const bytes = new Uint8Array(await (await xlsxOf([{ sheet: 'Tabela', rows }])).arrayBuffer());
    const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/'));
    expect(parts.length).toBeGreaterThan(0);
    for (const [, part] of parts) expect(strFromU8(part)).not.toMatch(/<f[\s>]/u);
    const read = await readSheet(bytes.buffer, { trim: false });
    expect(told(read)).toEqual(told(rows));
  },
);

function isLikeFormula(cell: Rows[number][number]): boolean {
  return typeof cell === 'string' && FORMULA.test(cell);
}

/** A cell as a Polish spreadsheet writes it. */
function wordsOf(cell: Rows[number][number]): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}

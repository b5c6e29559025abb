import {
  calculationText,
  competenceLabels,
  decisionText,
  ledgerWords,
  replayText,
  reportText,
  skillsText,
} from '@fracht/content';
import type { CurriculumUnits, DecisionChoice, ReportedStudent } from '@fracht/protocol';
import { wordsOfCargo } from '@fracht/game/parts/cargo-words.ts';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { codeWords } from '@fracht/kit/panel/code-words.ts';
import type { Rows } from '@fracht/kit/files/table-content.ts';

const { account } = calculationText;

type ReportedDecision = ReportedStudent['decisions'][number];
type Students = readonly ReportedStudent[];

/** All decisions of all students as rows, with the rule that each broke and what it was worth: a loss is negative. Money in zł. (CDB-12) */
export function decisionRows(students: Students): Rows {
  return [
    reportText.decisions,
    ...students.flatMap(({ name, decisions }) =>
      decisions.map((decision) => {
        const { kind, at, round, situation, order, car, chosen, judgement } = decision;
        const worth = worthOf(judgement);
        return [
          name,
          round,
          ...momentOf(at),
          decisionText.kinds[kind],
          situation,
          order,
          car,
          choiceOf(chosen, kind),
          judgement === null ? decisionText.notJudged : decisionText.graded(judgement.grade, judgement.breaks !== null),
          brokenBy(judgement),
          ...worth,
        ];
      }),
    ),
  ];
}

/** All entries of all ledgers as rows. Money in zł. (CDB-12) */
export function ledgerRows(students: Students): Rows {
  return [
    reportText.ledger,
    ...students.flatMap(({ name, ledger }) =>
      ledger.map(({ at, reason, origin, order, car, money, points }) => [
        name,
        ...momentOf(at),
        ledgerWords(reason, origin),
        order,
        car,
        rounded(money),
        rounded(points),
      ]),
    ),
  ];
}

/**
 * The accounts of all ended orders as rows, one per category and one for the margin, with what they carried: planned, actual and the difference. Money in zł.
 * (CDB-12)
 */
export function orderRows(students: Students): Rows {
  return [
    reportText.orders,
    ...students.flatMap(({ name, orders }) =>
      orders.flatMap(({ order, cargo, car, rows, planned, real }) => {
        const what = [name, order, cargo === null ? null : wordsOfCargo(cargo), car];
        return [
          ...rows.map((row) => [...what, account.kinds[row.kind], ...sidesOf(row)]),
          [...what, calculationText.margin, ...sidesOf({ planned, real })],
        ];
      }),
    ),
  ];
}

/** What happened to each student as rows; what happened to all is repeated for each. Money in zł. (CDB-12) */
export function happeningRows(students: Students): Rows {
  return [
    reportText.happenings,
    ...students.flatMap(({ name, happenings }) =>
      happenings.map(({ at, what, round, name: about, order, car, money, points }) => [
        name,
        ...momentOf(at),
        replayText.happened[what],
        about ?? round,
        order,
        car,
        rounded(money),
        rounded(points),
      ]),
    ),
  ];
}

/** The competences of each student in this lesson as rows, each with its units of the curriculum, unconfirmed ones marked as such. (CDB-12, CRR-3) */
export function competenceRows(students: Students, curriculum: readonly CurriculumUnits[]): Rows {
  const units = new Map(curriculum.map((one) => [one.competence, one]));
  return [
    reportText.competences,
    ...students.flatMap(({ name, profiles }) =>
      profiles.map(({ competence, word, n, good }) => {
        const known = units.get(competence);
        const codes = known === undefined ? null : codeWords(known);
        return [name, competenceLabels[competence], skillsText.words[word], n, good, codes];
      }),
    ),
  ];
}

/** Planned, actual, and the difference if there was a plan. */
function sidesOf({ planned, real }: { readonly planned: number | null; readonly real: number }) {
  return planned === null ? [null, rounded(real), null] : [rounded(planned), rounded(real), rounded(real - planned)];
}

/** Day of the game and hour. */
function momentOf(at: number): readonly [number, string] {
  return [gameDay(at / 60), formatGameHour(at / 60)];
}

/** The rule of law or safety that a decision broke, and where it is written; null: none. */
function brokenBy(judgement: ReportedDecision['judgement']): string | null {
  const breaks = judgement?.breaks ?? null;
  if (breaks === null) return null;
  return reportText.broken(breaks.why, breaks.law === null ? [breaks.article] : [breaks.law, breaks.article]);
}

/** The money, points and their sum gained or lost compared with the best alternative. */
function worthOf(judgement: ReportedDecision['judgement']): readonly (number | null)[] {
  if (judgement === null) return [null, null, null];
  const { loss, lead } = judgement;
  return [lead.money - loss.money, lead.points - loss.points, lead.total - loss.total].map(rounded);
}

/** What was chosen: an answer's words, or the order, car or parking. */
function choiceOf(choice: DecisionChoice, kind: ReportedDecision['kind']): string {
  switch (choice.is) {
    case 'NOTHING':
      return choice.doing === undefined ? decisionText.choices.nothing[kind] : decisionText.choices.left[choice.doing];
    case 'DONE':
      return decisionText.choices.done[kind];
    case 'ORDER':
      return choice.order;
    case 'GIVEN_BACK':
      return decisionText.choices.givenBack;
    case 'CAR':
      return choice.isHired ? decisionText.choices.hired(choice.car) : choice.car;
    case 'PARKING':
      if (choice.parking === 'HERE') return decisionText.choices.here;
      if (choice.parking === 'GO') return decisionText.choices.go;
      return choice.isGuarded ? skillsText.moments.GUARDED : skillsText.moments.UNGUARDED;
    case 'ANSWER':
    case 'TEXT':
    default:
      return choice.text;
  }
}

/** Złotys rounded to whole grosze; zero has no minus. */
function rounded(value: number): number {
  const cents = Math.round(value * 100);
  return cents === 0 ? 0 : cents / 100;
}

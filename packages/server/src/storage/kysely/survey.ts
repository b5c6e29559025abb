import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { storedAnswers, type SurveyQuestion, surveyQuestion } from '@fracht/protocol';
import type { NewMail } from '../mail-store.ts';
import type { StoredSurvey, Reminder, Survey, SurveyStore } from '../survey-store.ts';
import { forIn } from './for-in.ts';
import type { Db, Tables } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { addLetters } from './mail.ts';
import type { Readable } from './readable.ts';
import { isUniqueViolation } from './unique-violation.ts';
import { inTurn } from './turn.ts';

type SurveyRow = Selectable<Tables['surveys']>;
type SheetRow = Selectable<Tables['survey_answers']>;

const storedQuestions = z.array(surveyQuestion);
const BUILT_IN = '';

/** Surveys in SQL. */
export function sqlSurveyStore(db: Db, readable: Readable): SurveyStore {
  const surveys = (rows: readonly SurveyRow[]): Survey[] => readable('surveys', rows, ({ id }) => id, asSurvey);
  const newest = () =>
    db
      .selectFrom('surveys')
      .selectAll('surveys')
      .where('surveys.game', 'in', db.selectFrom('games').select('id').where('removed_day', 'is', null))
      .orderBy('surveys.created_at', 'desc')
      .orderBy('surveys.id');
  return {
    ...questionSets(db, readable),
    ...answerSheets(db, readable),
    async open({ createdAt, remindedAt, questions, ...survey }) {
      const times = { created_at: createdAt, reminded_at: remindedAt };
      const row = { ...survey, ...times, questions: JSON.stringify(questions) };
      await db
        .insertInto('surveys')
        .values(row)
        .onConflict((conflict) => conflict.column('game').doNothing())
        .execute();
      return asSurvey(await newest().where('game', '=', survey.game).executeTakeFirstOrThrow());
    },
    async find(id) {
      const row = await newest().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : asSurvey(row);
    },
    async ofGame(game) {
      const row = await newest().where('game', '=', game).executeTakeFirst();
      return row === undefined ? null : asSurvey(row);
    },
    remind: (reminder, letters) => inTurn(db, (transaction) => remind(transaction, reminder, letters)),
    async ofTeacher(teacher, shared = []) {
      const games = db.selectFrom('games').select('id').where('group_id', 'in', forIn(shared));
      const own = newest().where((row) => row.or([row('teacher', '=', teacher), row('game', 'in', games)]));
      return surveys(await own.execute());
    },
    async openTo(user) {
      const filled = db.selectFrom('survey_answers').select('survey').where('user', '=', user);
      const own = newest()
        .innerJoin('game_members', 'game_members.game', 'surveys.game')
        .where('game_members.user', '=', user);
      return surveys(await own.where('surveys.id', 'not in', filled).execute());
    },
  };
}

async function remind(db: Db, { id, at, since }: Reminder, letters: readonly NewMail[]): Promise<boolean> {
  const own = db.updateTable('surveys').set({ reminded_at: at }).where('id', '=', id);
  const late = own.where((row) =>
    row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', since), row('reminded_at', '>', at)]),
  );
  if ((await late.executeTakeFirst()).numUpdatedRows === 0n) return false;
  await addLetters(db, letters);
  return true;
}

function questionSets(db: Db, readable: Readable): Pick<SurveyStore, 'questions' | 'saveQuestions'> {
  const questionsIn = async (some: Db, teacher: string): Promise<readonly SurveyQuestion[]> => {
    const rows = await some.selectFrom('survey_sets').selectAll().where('teacher', 'in', [teacher, BUILT_IN]).execute();
    const sets = readable('survey_sets', rows, (row) => row.teacher, asSet);
    const set = sets.find((one) => one.teacher === teacher) ?? sets[0];
    return set?.questions ?? [];
  };
  return {
    questions: (teacher) => questionsIn(db, teacher),
    saveQuestions: (teacher, list, known) =>
      inTurn(db, async (transaction) => {
        if (known !== undefined && !isDeepStrictEqual(await questionsIn(transaction, teacher), known)) return false;
        const questions = JSON.stringify(list);
        await audited(transaction, { kind: 'QUESTIONS', ids: [teacher] }, () =>
          transaction
            .insertInto('survey_sets')
            .values({ teacher, questions })
            .onConflict((conflict) => conflict.column('teacher').doUpdateSet({ questions }))
            .execute(),
        );
        return true;
      }),
  };
}

function answerSheets(db: Db, readable: Readable): Pick<SurveyStore, 'submit' | 'filledIn' | 'filledBy'> {
  const sheets = (rows: readonly SheetRow[]): StoredSurvey[] =>
    readable('survey_answers', rows, ({ survey, user }) => `${survey} ${user}`, asFilled);
  const oldest = () => db.selectFrom('survey_answers').selectAll().orderBy('submitted_at').orderBy('user');
  return {
    async submit({ submittedAt, answers, ...filled }) {
      const row = { ...filled, answers: JSON.stringify(answers), submitted_at: submittedAt };
      try {
        await db.insertInto('survey_answers').values(row).execute();
        return 'submitted';
      } catch (error) {
        if (isUniqueViolation(error)) return 'filled';
        throw error;
      }
    },
    async filledIn(surveys) {
      return surveys.length === 0 ? [] : sheets(await oldest().where('survey', 'in', surveys).execute());
    },
    async filledBy(user) {
      return sheets(await oldest().where('user', '=', user).execute());
    },
  };
}

function asSet({ teacher, questions }: Selectable<Tables['survey_sets']>) {
  return { teacher, questions: storedQuestions.parse(JSON.parse(questions)) };
}

function asSurvey({ questions, ...row }: SurveyRow): Survey {
  const { created_at: createdAt, reminded_at: remindedAt, ...survey } = row;
  return { ...survey, createdAt, remindedAt, questions: storedQuestions.parse(JSON.parse(questions)) };
}

function asFilled({ submitted_at: submittedAt, answers, ...row }: SheetRow): StoredSurvey {
  return { ...row, submittedAt, answers: storedAnswers.parse(JSON.parse(answers)) };
}

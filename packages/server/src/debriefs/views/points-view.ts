import type { ClassList, DecisionPoint } from '@fracht/debrief';
import type { ClassDebrief, ClassPoint } from '@fracht/protocol';
import { brokenView } from './broken-view.ts';
import { inZloty } from './decision-view.ts';
import type { QuestionView } from './question-view.ts';

/** The part of a class list that is sent: the points that it names, and what the others cost in total. */
export type PointsView = Pick<ClassDebrief, 'unlawful' | 'dearest' | 'surprise' | 'bestMoment' | 'rest'>;

/** The question of a point; null: it is about a rest. */
type QuestionOf = (point: DecisionPoint) => QuestionView | null;

type ChosenOption = DecisionPoint['options'][number]['option'];

/** A class list as a debrief tells it. (DBF-6) */
export function pointsView(list: ClassList, questionOf: QuestionOf): PointsView {
  const view = (point: DecisionPoint): ClassPoint => pointView(point, questionOf(point));
  return {
    unlawful: list.unlawful.map(view),
    dearest: list.dearest.map(view),
    surprise: list.surprise === null ? null : view(list.surprise),
    bestMoment: list.bestMoment === null ? null : view(list.bestMoment),
    rest: restOf(list),
  };
}

function restOf({ rest }: ClassList): ClassDebrief['rest'] {
  const sum = { money: 0, points: 0, total: 0 };
  for (const { loss } of rest) {
    sum.money += loss.money;
    sum.points += loss.points;
    sum.total += loss.total;
  }
  return { count: rest.length, loss: inZloty(sum) };
}

function pointView(point: DecisionPoint, question: QuestionView | null): ClassPoint {
  const { subject, rounds, players, options, met, lead } = point;
  return {
    key: subject.is === 'REST' ? subject.type : subject.key,
    subject: subject.is === 'REST' ? subject : questionSubject(subject.situation, question),
    rounds: [...rounds],
    count: met.length,
    players: [...players],
    options: options.map(({ option, count, expected, isAsGood, undelivered, breaks }) => ({
      choice: option.is,
      answer: option.is === 'ANSWER' ? option.answer : null,
      text: option.is === 'ANSWER' ? (question?.answers[option.answer] ?? null) : null,
      count,
      players: whoChose(point, option),
      expected: expected === null ? null : inZloty(expected),
      isAsGood,
      undelivered,
      breaks: brokenView(breaks),
    })),
    loss: inZloty(point.loss),
    lead: lead === null ? null : { ...inZloty(lead.worth), over: placeOf(point, lead.over) },
    // Next to a student's name stands the amount shown on that student's own page. (CLD-7)
    moments: met.map(({ player, decision, at, cost, loss }) => ({
      player,
      decision,
      at,
      loss: cost === null ? null : (cost.total > 0 ? (loss ?? cost).total : 0) / 100,
    })),
  };
}

function questionSubject(situation: string, question: QuestionView | null): ClassPoint['subject'] {
  return {
    is: 'QUESTION',
    situation,
    name: question?.name ?? '',
    description: question?.description ?? '',
    text: question?.text ?? '',
    why: question?.why ?? '',
    image: question?.image ?? null,
  };
}

function placeOf({ options }: DecisionPoint, over: ChosenOption): number {
  const wanted = JSON.stringify(over);
  return options.findIndex(({ option }) => JSON.stringify(option) === wanted);
}

function whoChose({ met }: DecisionPoint, option: ChosenOption): string[] {
  const wanted = JSON.stringify(option);
  const chose = met.filter(({ chosen }) => JSON.stringify(chosen.option) === wanted);
  return [...new Set(chose.map(({ player }) => player))];
}

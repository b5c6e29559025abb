import type { ClassList, DecisionPoint } from '@fracht/debrief';
import type { ClassDebrief, ClassPoint } from '@fracht/protocol';
import { brokenView } from './broken-view.ts';
import { inZloty } from './decision-view.ts';
import type { QuestionView } from './question-view.ts';

/** The part of a class list that is sent: the points that it names, and what the others cost in total. */
export type PointsView = Pick<ClassDebrief, 'dearest' | 'surprise' | 'bestMoment' | 'rest'>;

/** The question of a point; null: it is about a rest. */
type QuestionOf = (point: DecisionPoint) => QuestionView | null;

/** A class list as a debrief tells it. (DBF-6) */
export function pointsView(list: ClassList, questionOf: QuestionOf): PointsView {
  const view = (point: DecisionPoint): ClassPoint => pointView(point, questionOf(point));
  return {
    dearest: list.dearest.map(view),
    surprise: list.surprise === null ? null : view(list.surprise),
    bestMoment: list.bestMoment === null ? null : view(list.bestMoment),
    rest: restOf(list),
  };
}

function restOf({ points, dearest }: ClassList): ClassDebrief['rest'] {
  const others = points.filter((point) => !dearest.includes(point));
  const sum = { money: 0, points: 0, total: 0 };
  for (const { loss } of others) {
    sum.money += loss.money;
    sum.points += loss.points;
    sum.total += loss.total;
  }
  return { count: others.length, loss: inZloty(sum) };
}

function pointView(point: DecisionPoint, question: QuestionView | null): ClassPoint {
  const { subject, rounds, players, options, met } = point;
  return {
    key: subject.is === 'REST' ? subject.type : subject.key,
    subject: subject.is === 'REST' ? subject : questionSubject(subject.situation, question),
    rounds: [...rounds],
    count: met.length,
    players: [...players],
    options: options.map(({ option, count, expected, ifAll, breaks }) => ({
      choice: option.is,
      answer: option.is === 'ANSWER' ? option.answer : null,
      text: option.is === 'ANSWER' ? (question?.answers[option.answer] ?? null) : null,
      count,
      players: whoChose(point, option),
      expected: expected === null ? null : inZloty(expected),
      ifAll: inZloty(ifAll),
      breaks: brokenView(breaks),
    })),
    loss: inZloty(point.loss),
    lead: inZloty(point.lead),
    moments: met.map(({ player, decision, at, loss }) => ({ player, decision, at, loss: loss.total / 100 })),
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

function whoChose({ met }: DecisionPoint, option: DecisionPoint['options'][number]['option']): string[] {
  const wanted = JSON.stringify(option);
  const chose = met.filter(({ chosen }) => JSON.stringify(chosen) === wanted);
  return [...new Set(chose.map(({ player }) => player))];
}

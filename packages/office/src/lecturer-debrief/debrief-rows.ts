import { classDebriefText } from '@fracht/content';
import type { ClassDebrief, ClassDebriefPayload, GameNotePayload } from '@fracht/protocol';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import {
  brokeWords,
  hasAsGood,
  namedPoints,
  type NamedPoint,
  pointName,
  shownOptions,
  type ShownOption,
} from './class-points.ts';
import { noteMoment } from './note-moment.ts';

type DebriefFile = {
  readonly debrief: ClassDebrief;
  readonly names: Extract<ClassDebriefPayload, { state: 'READY' }>['names'];
  readonly notes: readonly GameNotePayload[];
};

/** A debrief as rows of a table, for its teacher: results by student, the listed decisions with their answers, notes. Money in zł. (CDB-10) */
export function debriefRows({ debrief, names, notes }: DebriefFile): Rows {
  const text = classDebriefText.file;
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const players = debrief.players.toSorted((one, other) => one.place - other.place);
  return [
    text.columns,
    ...players.map(({ id, score, place }) => [
      text.result,
      nameOf.get(id) ?? '',
      null,
      text.place(place),
      null,
      rounded(score),
      null,
    ]),
    ...pointRows(debrief),
    ...notes.map((note) => [text.note, noteMoment(note), String(note.round), note.text, null, null, null]),
  ];
}

/** The listed decisions of a class, with their answers, under the columns of a debrief's table. (CDB-10, HWO-10) */
export function pointRows(debrief: Pick<ClassDebrief, 'unlawful' | 'dearest'>): Rows {
  return namedPoints(debrief).flatMap(rowsOf);
}

function rowsOf({ point, isUnlawful }: NamedPoint): Rows {
  const text = classDebriefText.file;
  const [name, rounds] = [pointName(point), point.rounds.join(', ')];
  const best = shownOptions(point).find(({ isBest }) => isBest);
  return [
    ...(isUnlawful ? [[text.point, name, rounds, text.unlawful(brokeWords(point)), point.count, null, null]] : []),
    // If no option is the best, no loss is shown.
    ...(best === undefined
      ? []
      : [[text.point, name, rounds, text.loss, point.count, -rounded(point.loss.money), -rounded(point.loss.points)]]),
    ...shownOptions(point).map((option) => [
      text.option,
      name,
      rounds,
      optionWords(option),
      option.count,
      option.expected === null ? null : rounded(option.expected.money),
      option.expected === null ? null : rounded(option.expected.points),
    ]),
    ...(best === undefined || point.loss.total <= 0
      ? []
      : [
          [
            hasAsGood(point) ? text.ifWorse : text.ifAll,
            name,
            rounds,
            best.letter,
            null,
            rounded(point.loss.money),
            rounded(point.loss.points),
          ],
        ]),
  ];
}

/** An option with whether it is the best or as good, or what it breaks, and that an order was expected to stay undelivered with it. */
function optionWords({ letter, text: words, isBest, isAsGood, breaks, note }: ShownOption): string {
  const text = classDebriefText.file;
  const told = [
    isBest ? text.best : isAsGood ? classDebriefText.point.asGood : null,
    breaks === null ? null : text.broken(breaks.why),
    note,
  ];
  const facts = told.filter((fact) => fact !== null);
  return `${letter}: ${words}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

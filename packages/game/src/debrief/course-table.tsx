import { carActionLabels, shipmentsText, whatIfText } from '@fracht/content';
import type { JournalFact } from '@fracht/engine';
import type { WhatIfPayload } from '@fracht/protocol';
import { shortMoment } from './moment-words.ts';

const { course: words } = whatIfText;

type WhatIfCourse = WhatIfPayload['course']['was']['entries'];

type CourseTableProps = {
  readonly cars: readonly string[];
  readonly was: WhatIfCourse;
  readonly would: WhatIfCourse;
  /** What became of the order in each game. */
  readonly delivered: WhatIfPayload['delivered'];
  /** The car that would have been free, and from when; null: none. */
  readonly freed: { readonly at: number; readonly words: string } | null;
};

/** The comparison as a table for screen readers: one row for each entry, one course after the other. */
export function CourseTable({ cars, was, would, delivered, freed }: CourseTableProps) {
  const rows = [
    ...was.map((entry) => [words.was, entry.at, factWords(entry, delivered.was)] as const),
    ...would.map((entry) => [words.would, entry.at, factWords(entry, delivered.would)] as const),
    ...(freed === null ? [] : [[words.would, freed.at, freed.words] as const]),
  ];
  return (
    <table className="vh">
      <caption>{words.table(cars.join(', '))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.which}</th>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.doing}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([which, at, what], index) => (
          <tr key={`${which} ${at} ${index}`}>
            <td>{which}</td>
            <td>{shortMoment(at)}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function factWords({ what, order }: WhatIfCourse[number], delivery: WhatIfPayload['delivered']['was']): string {
  const isElsewhere = what === 'ORDER_DELIVERED' && delivery?.order === order && delivery.at === null;
  if (isElsewhere) return shipmentsText.course.notCarried;
  const labels: Readonly<Record<JournalFact, string>> = { ...shipmentsText.course.facts, ...carActionLabels };
  return labels[what];
}

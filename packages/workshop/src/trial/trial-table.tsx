import { trialText } from '@fracht/content';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import type { Compared } from './comparison.ts';
import { FORMATS } from './measure-format.ts';
import type { Spread } from './spread.ts';
import type { TrialWish } from './use-trial.ts';
import styles from './trial-panel.module.css';

type SpreadLine = 'mean' | 'deviation' | 'middle' | 'most';
const LINES: readonly SpreadLine[] = ['mean', 'deviation', 'middle', 'most'];

/** What the charts draw, as numbers. */
export function TrialTable({ rows, sides }: { rows: readonly Compared[]; sides: TrialWish['sides'] }) {
  const text = trialText;
  return (
    <details className={styles.numbers}>
      <summary>{text.table}</summary>
      <Table label={text.results} asCards={false}>
        <thead>
          <tr>
            <Head>{text.columns.measure}</Head>
            <Head isNumber>{text.sides[sides].before}</Head>
            <Head isNumber>{text.sides[sides].after}</Head>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.measure}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <bdi>{`${text.measures[row.measure].name} `}</bdi>
                <span className="xs muted">{text.measures[row.measure].of}</span>
              </th>
            </tr>
            {LINES.map((line) => (
              <tr key={line}>
                <th scope="row">{text.rows[line]}</th>
                <td className="tn">{shown(line, row.before, FORMATS[row.measure].value)}</td>
                <td className="tn">{shown(line, row.after, FORMATS[row.measure].value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </details>
  );
}

function shown(line: SpreadLine, spread: Spread, format: (value: number) => string): string {
  if (line === 'mean' || line === 'deviation') return format(spread[line]);
  const [from, to] = line === 'middle' ? [spread.q1, spread.q3] : [spread.p10, spread.p90];
  return trialText.range(format(from), format(to));
}

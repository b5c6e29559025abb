import { useState } from 'react';
import { whatIfText } from '@fracht/content';
import type { ToldHappening, WhatIfPayload } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { useGame } from '../store/hooks.ts';
import { happenedWords, tellingRows } from './happened-words.ts';
import { shortMoment } from './moment-words.ts';
import { changedParts } from './worth-words.ts';
import styles from './differences-table.module.css';

const { table: words } = whatIfText;
/** The maximum number of rows without a difference in the result that are shown; more are collapsed. */
const FEW = 4;

type DifferencesProps = { readonly whatIf: WhatIfPayload; readonly words: string };

/**
 * All that would have happened otherwise, next to what did happen, each with its own hour; its rows add up to what the alternative would have brought with the
 * luck of the game. Rows that change no result are collapsed if there are many. (DBS-6)
 */
export function DifferencesTable({ whatIf, words: choice }: DifferencesProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const rows = tellingRows(whatIf.differences);
  const costly = rows.filter((row) => changedParts(row) !== '');
  const folded = costly.length === 0 || rows.length - costly.length <= FEW ? 0 : rows.length - costly.length;
  const shown = folded === 0 || isUnfolded ? rows : costly;
  return (
    <>
      <Table label={words.title} className={styles.table}>
        <thead>
          <tr>
            <Head>{words.was}</Head>
            <Head>{choice === '' ? words.would : `${words.would}: ${choice}`}</Head>
            <Head isNumber>{words.difference}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? <WholeRow columns={3}>{words.none}</WholeRow> : null}
          {shown.map(({ was, would, money, points }, index) => (
            <Row key={index}>
              <Cell label={words.was} className={nothingTone(was)}>
                <Side told={was} />
              </Cell>
              <Cell label={words.would} className={nothingTone(would)}>
                <Side told={would} />
              </Cell>
              <Cell label={words.difference} isNumber className={toneOf({ money, points })}>
                {changedParts({ money, points })}
              </Cell>
            </Row>
          ))}
          <Row>
            <td colSpan={2}>
              <b>{words.sum}</b>
            </td>
            <Cell label={words.sum} isNumber isStrong className={toneOf(differenceSum(whatIf))}>
              {changedParts(differenceSum(whatIf))}
            </Cell>
          </Row>
        </tbody>
      </Table>
      {folded === 0 ? null : (
        <div className={styles.more}>
          <Button size="s" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
            {isUnfolded ? words.less : words.more(folded)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The total of all differences: the change of money and points. */
export function differenceSum({ differences }: Pick<WhatIfPayload, 'differences'>): {
  readonly money: number;
  readonly points: number;
} {
  return differences.reduce((sum, row) => ({ money: sum.money + row.money, points: sum.points + row.points }), {
    money: 0,
    points: 0,
  });
}

/** What happened in one of the two games, at its own moment: in the other game the same thing may have happened at another hour. */
function Side({ told }: { readonly told: ToldHappening | null }) {
  const world = useGame(({ setup }) => setup.world);
  if (told === null) return <bdi>{words.nothing}</bdi>;
  const parts = changedParts(told);
  return (
    <>
      <span className={styles.hour}>{shortMoment(told.at)}</span>
      <bdi>{` ${happenedWords(told, world)}${parts === '' ? '' : ` ${parts}`}`}</bdi>
    </>
  );
}

function nothingTone(told: ToldHappening | null): string | undefined {
  return told === null ? styles.nothing : undefined;
}

function toneOf({ money, points }: { readonly money: number; readonly points: number }): string {
  const total = money + 10 * points;
  return classNames(total > 0 && styles.gain, total < 0 && styles.loss);
}

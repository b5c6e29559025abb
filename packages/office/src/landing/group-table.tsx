import { useState } from 'react';
import { landingText } from '@fracht/content';
import type { GroupRank } from '@fracht/kit/api/landing-calls.ts';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { RankingPlace, RankingRest } from './ranking-parts.tsx';
import styles from './ranking-table.module.css';

/** How many players a row names before it is expanded. */
const NAMED = 4;

/** Group results: name, players, score, date. (RNK-2) */
export function GroupTable({ rows }: { rows: readonly GroupRank[] | null }) {
  const { columns, groups } = landingText.rankings;
  return (
    <Table label={groups} className={styles.ranking}>
      <thead>
        <tr>
          <Head>{columns.group}</Head>
          <Head>{columns.members}</Head>
          <Head isNumber>{columns.score}</Head>
          <Head isNumber>{columns.date}</Head>
        </tr>
      </thead>
      <tbody>
        {rows?.map((group) => (
          <Row key={`${group.name} ${group.date} ${String(group.score)}`}>
            <Cell isStrong className={styles.who}>
              <RankingPlace place={group.place} />
              <bdi>{group.name}</bdi>
            </Cell>
            <Cell isMuted className={styles.members}>
              <Members names={group.players} />
            </Cell>
            <Cell isNumber isStrong className={styles.score}>
              {formatNumber(group.score)}
            </Cell>
            <Cell isNumber isMuted className={styles.date}>
              {formatDate(group.date)}
            </Cell>
          </Row>
        ))}
        <RankingRest rows={rows} columns={4} />
      </tbody>
    </Table>
  );
}

function Members({ names }: { names: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = names.length - NAMED;
  const text = landingText.rankings;
  if (hidden <= 0) return <bdi>{names.join(', ')}</bdi>;
  return (
    <>
      <bdi>{`${(isOpen ? names : names.slice(0, NAMED)).join(', ')} `}</bdi>
      <Button kind="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? text.fewer : text.others(hidden)}
      </Button>
    </>
  );
}

import { landingText } from '@fracht/content';
import type { PlayerRank } from '@fracht/kit/api/landing-calls.ts';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { RankingPlace, RankingRest } from './ranking-parts.tsx';
import styles from './ranking-table.module.css';

/** Players' results: rank, initials, name, group, score, date. (RNK-3) */
export function PlayerRanking({ rows }: { rows: readonly PlayerRank[] | null }) {
  const { columns, players } = landingText.rankings;
  return (
    <Table label={players} className={styles.ranking}>
      <thead>
        <tr>
          <Head>{columns.player}</Head>
          <Head>{columns.group}</Head>
          <Head isNumber>{columns.score}</Head>
          <Head isNumber>{columns.date}</Head>
        </tr>
      </thead>
      <tbody>
        {rows?.map((player) => (
          <Row key={`${player.name} ${player.team} ${player.date} ${String(player.score)}`}>
            <Cell isStrong className={styles.who}>
              <RankingPlace place={player.place} />
              <Avatar initials={player.initials} />
              <bdi>{player.name}</bdi>
            </Cell>
            <Cell isMuted className={styles.members}>
              {player.team}
            </Cell>
            <Cell isNumber isStrong className={styles.score}>
              {formatNumber(player.score)}
            </Cell>
            <Cell isNumber isMuted className={styles.date}>
              {formatDate(player.date)}
            </Cell>
          </Row>
        ))}
        <RankingRest rows={rows} columns={4} />
      </tbody>
    </Table>
  );
}

import { botResultText, summaryText } from '@fracht/content';
import type { Player } from '@fracht/engine';
import { formatDecimals, formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import type { SummaryStanding, UnplacedResult } from './standing.ts';
import { playerFullName } from '../../parts/player-name.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './standings-table.module.css';

const { table: words } = summaryText;
const COLUMNS = 7;

type PlacedResult = UnplacedResult & { readonly place: number | null };
type StandingsTableProps = {
  readonly standings: readonly SummaryStanding[];
  readonly bots: readonly UnplacedResult[];
  /** All players of the game, among whom namesakes are told apart. */
  readonly players: readonly Player[];
};

/** Everybody's results side by side, for the teacher; those of bots below, marked and without a rank. (SUM-1, SUM-11) */
export function StandingsTable({ standings, bots, players }: StandingsTableProps) {
  return (
    <Card>
      <CardTitle>{words.title}</CardTitle>
      <Table label={words.label}>
        <thead>
          <tr>
            <Head isNumber width={90}>
              {words.place}
            </Head>
            <Head>{words.player}</Head>
            <Head isNumber>{words.score}</Head>
            <Head isNumber>{words.money}</Head>
            <Head isNumber>{words.points}</Head>
            <Head isNumber>{words.delivered}</Head>
            <Head isNumber>{words.onTime}</Head>
          </tr>
        </thead>
        <tbody>
          {standings.length === 0 && <WholeRow columns={COLUMNS}>{words.empty}</WholeRow>}
          {standings.map((standing) => (
            <StandingRow key={standing.player.id} standing={standing} players={players} />
          ))}
          {bots.map((result) => (
            <StandingRow key={result.player.id} standing={{ ...result, place: null }} players={players} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = { readonly standing: PlacedResult; readonly players: readonly Player[] };

function StandingRow({ standing, players }: RowProps) {
  const { player, place, score, delivered, onTime, booked } = standing;
  return (
    <Row>
      <Cell isNumber>{place === null ? <Icon name="i-bot" size={16} /> : `${formatNumber(place)}.`}</Cell>
      <Cell isName isStrong>
        <bdi>{playerFullName(player, players)}</bdi>
        {place === null ? <span className={styles.bot}>{`, ${botResultText.mark}`}</span> : null}
      </Cell>
      <Cell isNumber isStrong label={words.score}>
        {formatNumber(score)}
      </Cell>
      <Cell isNumber label={words.money}>
        {formatDecimals(player.money / 100)}
      </Cell>
      <Cell isNumber label={words.points}>
        {formatNumber(player.points)}
      </Cell>
      <Cell isNumber label={words.delivered}>
        {summaryText.ofCount(delivered, booked)}
      </Cell>
      <Cell isNumber label={words.onTime}>
        {formatNumber(onTime)}
      </Cell>
    </Row>
  );
}

import { summaryText } from '@fracht/content';
import { fullName } from '@fracht/protocol';
import { formatDecimals, formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import type { SummaryStanding } from './standing.ts';
import { CardTitle } from '../card-title.tsx';

const { table: words } = summaryText;
const COLUMNS = 7;

/** Everybody's results side by side, for the teacher. */
export function StandingsTable({ standings }: { readonly standings: readonly SummaryStanding[] }) {
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
            <StandingRow key={standing.player.id} standing={standing} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function StandingRow({ standing }: { readonly standing: SummaryStanding }) {
  const { player, place, score, delivered, onTime, booked } = standing;
  return (
    <Row>
      <Cell isNumber>{`${formatNumber(place)}.`}</Cell>
      <Cell isStrong>{fullName(player.user)}</Cell>
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

import { ROUNDS, gameTotals, roundSeconds, roundStartsAt, type GameState } from '@fracht/engine';
import type { LiveGamePayload } from '@fracht/protocol';
import { liveText } from '@fracht/content';
import { formatChange, formatMoney, formatNumber, formatShort } from '@fracht/kit/format.ts';
import { LiveChart, type ChartPoint } from './live-chart.tsx';
import styles from './live.module.css';

type LiveCourse = LiveGamePayload['course'];
type ChartsProps = {
  readonly game: GameState;
  readonly now: number;
  readonly course: LiveCourse | undefined;
  /** The score history could not be loaded. */
  readonly isFailed: boolean;
};

const LEAST_MONEY = 250;
const LEAST_POINTS = 5;
/** The minimum number of rounds on the x-axis: at first there is room for what follows. */
const LEAST_ROUNDS = 2;

/** The group's money and points from the start to now: the history computed by the server, continued by the live game. */
export function LiveCharts({ game, now, course, isFailed }: ChartsProps) {
  const totals = gameTotals(game);
  const money = totals.money / 100;
  const rounds = Math.min(ROUNDS, Math.max(LEAST_ROUNDS, game.round));
  const present = course === undefined ? [] : [...course, { at: now, money, points: totals.points }];
  const begun = present.findLast(({ at }) => at <= roundStartsAt(game));
  const [moneyFirst, pointsFirst] = [present[0]?.money ?? money, present[0]?.points ?? 0];
  const text = liveText.chart;
  const waiting = isFailed && course === undefined ? text.failed : text.waiting;
  const changes = { money: money - (begun?.money ?? money), points: totals.points - (begun?.points ?? totals.points) };
  const series = (value: (point: LiveCourse[number]) => number): readonly ChartPoint[] =>
    present.map((point) => ({ x: point.at / roundSeconds(game.setup), y: value(point) }));
  return (
    <div className={styles.charts}>
      <LiveChart
        title={text.money}
        value={formatMoney(money)}
        change={changes.money}
        changeText={text.change(formatChange(Math.round(changes.money)))}
        points={series((point) => point.money)}
        rounds={rounds}
        fromZero={false}
        least={LEAST_MONEY}
        format={inThousands}
        spoken={text.spoken(text.money, formatMoney(moneyFirst), formatMoney(money))}
        waiting={waiting}
      />
      <LiveChart
        title={text.points}
        value={formatNumber(totals.points)}
        change={changes.points}
        changeText={text.change(formatChange(changes.points))}
        points={series((point) => point.points)}
        rounds={rounds}
        fromZero
        least={LEAST_POINTS}
        format={formatShort}
        spoken={text.spoken(text.points, formatNumber(pointsFirst), formatNumber(totals.points))}
        waiting={waiting}
      />
    </div>
  );
}

function inThousands(value: number): string {
  return liveText.chart.thousands(formatShort(value / 1000));
}

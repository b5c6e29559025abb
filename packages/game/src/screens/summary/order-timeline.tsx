import { gameEndsAt, roundSeconds, roundsOf, type GameState, type World } from '@fracht/engine';
import { summaryText } from '@fracht/content';
import { formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { routeName } from '../../parts/route-words.ts';
import { useChances } from '../../store/hooks.ts';
import { spanOf, type TimeAxis } from '../../parts/time-axis.ts';
import { nightsBetween, type OrderEnd, type OrderLine } from './order-lines.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './order-timeline.module.css';

const { timeline: words } = summaryText;

const ICONS: { readonly [E in OrderEnd]: SpriteName } = { onTime: 'b-check', late: 'b-tight', lost: 'b-cross' };

type OrderTimelineProps = { readonly lines: readonly OrderLine[]; readonly state: GameState };

/** Every order of the player on the hours of the game, nights shaded: approach as a line, the order as a bar. */
export function OrderTimeline({ lines, state }: OrderTimelineProps) {
  const chances = useChances();
  const axis = { from: 0, to: gameEndsAt(state.setup) };
  const count = (end: OrderEnd): number => lines.filter((line) => line.end === end).length;
  return (
    <Card>
      <CardTitle end={<small>{words.unit}</small>}>{words.title}</CardTitle>
      <p className="vh">{words.spoken(count('onTime'), count('late'), count('lost'))}</p>
      {lines.length === 0 && <p className={styles.empty}>{chances?.offered === 0 ? words.none : words.noneOwn}</p>}
      {lines.length > 0 && (
        <div className={styles.chart}>
          <Ground axis={axis} round={roundSeconds(state.setup)} rounds={roundsOf(state.setup)} />
          <ul>
            {lines.map((line) => (
              <TimelineRow key={line.order.id} line={line} axis={axis} world={state.setup.world} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Ground({ axis, round, rounds }: { readonly axis: TimeAxis; readonly round: number; readonly rounds: number }) {
  return (
    <div className={styles.ground} aria-hidden="true">
      {nightsBetween(axis.from, axis.to).map((night) => (
        <span key={night.from} className={styles.night} style={styleOf(axis, night.from, night.to)} />
      ))}
      {Array.from({ length: rounds }, (_, index) => (
        <span key={index} className={styles.round} style={{ left: `${spanOf(axis, 0, index * round).width}%` }}>
          <span className={styles.long}>{words.round(index + 1)}</span>
          <span className={styles.short}>{index + 1}</span>
        </span>
      ))}
    </div>
  );
}

type TimelineRowProps = { readonly line: OrderLine; readonly axis: TimeAxis; readonly world: World };

function TimelineRow({ line, axis, world }: TimelineRowProps) {
  const { order, bookedAt, loadedAt, endedAt, end, pay, isBots } = line;
  const route = routeName(world, order);
  const bar = spanOf(axis, loadedAt, endedAt);
  return (
    <li className={styles.row}>
      <span className={styles.name} title={`${order.id}, ${route}`}>
        <TypeGlyph type={order.type} look="bare" size={16} />
        <span>
          <bdi>{route}</bdi>
          {isBots ? <small>{` ${words.byBot}`}</small> : null}
        </span>
      </span>
      <span className={classNames(styles.track, styles[end])} aria-hidden="true">
        <span className={styles.approach} style={styleOf(axis, bookedAt, loadedAt)} />
        <span className={styles.bar} style={styleOf(axis, loadedAt, endedAt)} />
        <span className={styles.sign} style={{ left: `${bar.left + bar.width}%` }}>
          <Icon name={ICONS[end]} size={13} />
        </span>
      </span>
      <span className="vh">{words.row(route, words[end], formatWholeZloty(pay / 100))}</span>
      <span className={styles.pay}>{formatNumber(Math.round(pay / 100))}</span>
    </li>
  );
}

function styleOf(axis: TimeAxis, from: number, to: number): { readonly left: string; readonly width: string } {
  const { left, width } = spanOf(axis, from, to);
  return { left: `${left}%`, width: `${width}%` };
}

import { decisionText, whatIfText } from '@fracht/content';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { formatChange, formatDuration, formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { windowHours } from '../parts/window-bar.tsx';
import { hourOf } from './moment-words.ts';
import { changeWords, gainWords } from './worth-words.ts';
import styles from './what-if-screen.module.css';

type TilesProps = { readonly whatIf: WhatIfPayload; readonly order: DebriefDecision['order'] };

const { tiles: words } = whatIfText;

/** Score, money, points and delivery as they would have been, each beside what it was. (DBS-6) */
export function WhatIfTiles({ whatIf, order }: TilesProps) {
  const { score, money, points, gain } = whatIf;
  const fromTo = (was: number, would: number): string =>
    words.fromTo(formatNumber(Math.round(was)), formatNumber(Math.round(would)));
  return (
    <dl className={styles.tiles}>
      <Tile
        name={words.score}
        value={gainWords(gain)}
        isRange={!gain.isExact}
        change={score.would - score.was}
        note={words.sameLuck}
      >
        {fromTo(score.was, score.would)}
      </Tile>
      <Tile
        name={words.money}
        value={changeWords(money.would - money.was)}
        change={money.would - money.was}
        note={fromTo(money.was, money.would)}
      />
      <Tile
        name={words.points}
        value={decisionText.points(formatChange(points.would - points.was))}
        change={points.would - points.was}
        note={fromTo(points.was, points.would)}
      />
      <DeliveryTile whatIf={whatIf} order={order} />
    </dl>
  );
}

type TileProps = {
  readonly name: string;
  readonly value: string;
  /** From the least to the most: two amounts. */
  readonly isRange?: boolean;
  /** Above zero: better, below: worse. */
  readonly change: number;
  readonly note: string;
  readonly children?: string;
};

function Tile({ name, value, isRange = false, change, note, children }: TileProps) {
  const tone = classNames(change > 0 && styles.gain, change < 0 && styles.loss);
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classNames(styles.figure, isRange && styles.range, tone)}>
        {value}
        {children === undefined ? null : <small>{children}</small>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function DeliveryTile({ whatIf: { delivered }, order }: TilesProps) {
  if (delivered === null) return <Tile name={words.noDelivery} value="–" change={0} note={words.noOrder} />;
  const { was, would, isOnTime } = delivered;
  return (
    <div>
      <dt>{words.delivery(delivered.order)}</dt>
      <dd className={styles.figure}>
        {would === null ? words.never : hourOf(would)}
        {was === would ? null : <small>{words.instead(was === null ? words.never : hourOf(was))}</small>}
      </dd>
      <dd className={styles.note}>
        {[spanWords(was, would), would === null ? '' : windowWords(isOnTime, order)].filter(isSaid).join(', ')}
      </dd>
    </div>
  );
}

function spanWords(was: number | null, would: number | null): string {
  if (was === null || would === null) return '';
  if (was === would) return words.sameTime;
  const span = formatDuration(Math.abs(would - was) / 60);
  return would > was ? words.later(span) : words.earlier(span);
}

function windowWords(isOnTime: boolean, order: DebriefDecision['order']): string {
  return order === null ? '' : (isOnTime ? words.inWindow : words.outside)(windowHours(order.deliverWindow));
}

function isSaid(text: string): boolean {
  return text !== '';
}

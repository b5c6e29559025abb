import { decisionText, whatIfText } from '@fracht/content';
import type { GameSeconds } from '@fracht/engine';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { formatChange, formatDuration, formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { windowHours } from '../parts/window-bar.tsx';
import { hourOf } from './moment-words.ts';
import { changeWords } from './worth-words.ts';
import styles from './what-if-screen.module.css';

type OrderDelivery = NonNullable<WhatIfPayload['delivered']['would']>;
type TilesProps = { readonly whatIf: WhatIfPayload; readonly order: DebriefDecision['order'] };

const { tiles: words } = whatIfText;

/** Score, money, points and delivery as they would have been, each beside what it was. (DBS-6) */
export function WhatIfTiles({ whatIf, order }: TilesProps) {
  const { score, money, points, gain } = whatIf;
  const fromTo = (was: number, would: number): string =>
    words.fromTo(formatNumber(Math.round(was)), formatNumber(Math.round(would)));
  return (
    <dl className={styles.tiles}>
      <Tile name={words.score} value={changeWords(gain.total)} change={score.would - score.was} note={words.sameLuck}>
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
  /** Above zero: better, below: worse. */
  readonly change: number;
  readonly note: string;
  readonly children?: string;
};

function Tile({ name, value, change, note, children }: TileProps) {
  const tone = classNames(change > 0 && styles.gain, change < 0 && styles.loss);
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classNames(styles.figure, tone)}>
        {value}
        {children === undefined ? null : <small>{children}</small>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function DeliveryTile({ whatIf: { delivered }, order }: TilesProps) {
  const { was, would } = delivered;
  const told = would ?? was;
  if (told === null) return <Tile name={words.noDelivery} value="–" change={0} note={words.noOrder} />;
  const isOther = was !== null && was.order !== told.order;
  const [before, after] = [was?.at ?? null, would?.at ?? null];
  const notes = [
    isOther ? '' : spanWords(before, after),
    would === null || after === null ? '' : windowWords(would, order),
    isOther ? words.insteadOf(was.order, hourOrNever(before)) : '',
  ];
  return (
    <div>
      <dt>{words.delivery(told.order)}</dt>
      <dd className={styles.figure}>
        {hourOrNever(after)}
        {isOther || before === after ? null : <small>{words.instead(hourOrNever(before))}</small>}
      </dd>
      <dd className={styles.note}>{notes.filter(isSaid).join(', ')}</dd>
    </div>
  );
}

function hourOrNever(at: GameSeconds | null): string {
  return at === null ? words.never : hourOf(at);
}

function spanWords(was: GameSeconds | null, would: GameSeconds | null): string {
  if (was === null || would === null) return '';
  if (was === would) return words.sameTime;
  const span = formatDuration(Math.abs(would - was) / 60);
  return would > was ? words.later(span) : words.earlier(span);
}

/** Whether an order was delivered on time; of the decision's own one, whose window is known here, also in which hours. */
function windowWords({ order: id, isOnTime }: OrderDelivery, order: DebriefDecision['order']): string {
  if (order === null || order.id !== id) return isOnTime ? words.onTime : words.late;
  return (isOnTime ? words.inWindow : words.outside)(windowHours(order.deliverWindow));
}

function isSaid(text: string): boolean {
  return text !== '';
}

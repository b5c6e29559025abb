import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import { GROSZE_PER_POINT } from '@fracht/engine';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { CardTitle } from '../screens/card-title.tsx';
import { useGame } from '../store/hooks.ts';
import { routeWords } from './choice-words.ts';
import type { DebriefStop } from './decision.ts';
import { decisionTitle } from './decision-title.ts';
import { shortMoment } from './moment-words.ts';
import { isStopNamed } from './use-open-stop.ts';
import { amountNote, changeWords } from './worth-words.ts';
import styles from './stop-list.module.css';

type StopListProps = {
  readonly stops: readonly DebriefStop[];
  /** The open one, from 0. */
  readonly place: number;
  readonly onOpen: (place: number) => void;
};

/** The decisions to begin with, the strength first, then the dearest; arrows go from one to the next. (DBS-1, DBS-7) */
export function StopList({ stops, place, onOpen }: StopListProps) {
  const list = useRef<HTMLOListElement>(null);
  useFocusOnReturn(list);
  const { list: words } = stopsText;
  return (
    <Card className={styles.stops}>
      <CardTitle end={<small>{words.unit(formatWholeZloty(GROSZE_PER_POINT / 100))}</small>}>{words.title}</CardTitle>
      <ol ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
        {stops.map((stop, index) => (
          <li key={stop.decision.id}>
            <StopRow stop={stop} number={index + 1} isOpen={index === place} onOpen={() => onOpen(index)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** On returning to a stop from its replay or another screen, focuses it in the list, unless something else has the focus. (DBS-7) */
function useFocusOnReturn(list: RefObject<HTMLOListElement | null>): void {
  const { searchStr } = useLocation();
  const isReturn = useRef(isStopNamed(searchStr));
  useEffect(() => {
    if (isReturn.current && isFocusFree()) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [list]);
}

type StopRowProps = {
  readonly stop: DebriefStop;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function StopRow({ stop: { decision, isStrength }, number, isOpen, onOpen }: StopRowProps) {
  const world = useGame(({ setup }) => setup.world);
  const { car, order, judgement } = decision;
  const type = car?.type ?? order?.type;
  const worth = isStrength ? judgement?.lead : judgement?.loss;
  const total = worth?.total ?? 0;
  return (
    <button
      type="button"
      className={classNames(styles.stop, isStrength && styles.strength)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.number}>
        {isStrength ? <Icon name="i-star" size={14} label={stopsText.list.spokenStrength} /> : number}
      </span>
      <span className={styles.words}>
        <b>{decisionTitle(decision, isStrength)}</b>
        <span className={styles.line}>
          {type === undefined ? null : <TypeGlyph type={type} look="disc" size={16} />}
          {car === null ? null : `${car.id} · `}
          {shortMoment(decision.at)}
        </span>
        {order === null ? null : <span className={styles.line}>{`${order.id} ${routeWords(order, world)}`}</span>}
      </span>
      <span className={styles.amount}>
        <b className={isStrength ? styles.gain : styles.loss}>{changeWords(isStrength ? total : -total)}</b>
        <small>{amountNote(decision, isStrength)}</small>
      </span>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys lead from one stop to the next; Enter opens the one in focus, as any button. */
function moveFocus(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || list === null) return;
  const buttons = [...list.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

import { Suspense, useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { formatChange, formatDecimals, formatWholeZloty } from '@fracht/kit/format.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';
import { CardTitle } from '../screens/card-title.tsx';
import { useIsSolo } from '../store/hooks.ts';
import { OfferedLine } from '../screens/summary/offered-line.tsx';
import type { GameLine } from './game-lines.ts';
import { StopRow } from './stop-row.tsx';
import { isStopNamed } from './use-open-stop.ts';
import styles from './game-card.module.css';

/** In a chunk of its own: the list is complete without it. */
const DuelLink = lazyPart(() => import('../duel/duel-link.tsx').then((part) => part.DuelLink));

type GameCardProps = {
  readonly game: string;
  readonly debrief: StudentDebrief;
  readonly lines: readonly GameLine[];
  /** The index of the open stop, from 0. */
  readonly place: number;
  readonly onOpen: (place: number) => void;
  /** What is shown below the open stop; null: it is shown elsewhere. */
  readonly below: ReactNode;
  /** False: other decisions are still being evaluated. */
  readonly isWhole: boolean;
  /** How many orders the player booked. */
  readonly booked: number;
};

/**
 * What happened in the game, in sentences with the amount each brought or cost, and under them the decisions to begin with; arrow keys go from one to the next.
 * (DBS-1, DBS-7, DBS-10)
 */
export function GameCard({ game, debrief, lines, place, onOpen, below, isWhole, booked }: GameCardProps) {
  const list = useRef<HTMLOListElement>(null);
  useFocusOnReturn(list);
  const { list: words } = stopsText;
  return (
    <Card className={styles.card}>
      <CardTitle end={<GameLinks game={game} />}>{words.title}</CardTitle>
      {isWhole ? null : (
        <p role="status" className={styles.more}>
          {words.more}
        </p>
      )}
      <ol ref={list} className={styles.lines} onKeyDown={(event) => moveFocus(event, list.current)}>
        {lines.map((line) => (
          <li key={line.key}>
            <Sentence line={line} />
            {line.stops.map((stop) => (
              <div key={stop.decision.id}>
                <StopRow stop={stop} isOpen={stop.place === place} onOpen={() => onOpen(stop.place)} />
                {stop.place === place ? below : null}
              </div>
            ))}
          </li>
        ))}
      </ol>
      <Remainder debrief={debrief} isWhole={isWhole} booked={booked} />
    </Card>
  );
}

function GameLinks({ game }: { readonly game: string }) {
  const { list: words } = stopsText;
  const own = `/game/${encodeURIComponent(game)}`;
  const isSolo = useIsSolo();
  return (
    <small className={styles.links}>
      <Suspense fallback={null}>{isSolo ? null : <DuelLink game={game} />}</Suspense>
      <Link to={`${own}/decisions`}>{words.all}</Link>
      <Link to={`${own}/result`}>{words.details}</Link>
      <Link to={`${own}/report`}>{words.print}</Link>
    </small>
  );
}

function Sentence({ line: { icon, sentence, amount } }: { readonly line: GameLine }) {
  return (
    <p className={styles.sentence}>
      <Icon name={icon} size={16} />
      <span>
        <b>{sentence.lead}</b>
        <bdi>{sentence.rest}</bdi>
      </span>
      <b>{formatChange(amount / 100, formatDecimals)}</b>
    </p>
  );
}

/**
 * The part of the difference to the best known result that is not in the stops: the other decisions as a sum, once all are evaluated; and which orders could
 * have been taken.
 */
function Remainder({
  debrief: { rest, thresholds },
  isWhole,
  booked,
}: Pick<GameCardProps, 'debrief' | 'isWhole' | 'booked'>) {
  const { list: words } = stopsText;
  return (
    <footer className={styles.rest}>
      <p>
        {rest.count === 0 || !isWhole ? null : (
          <>
            <bdi>{`${words.rest(rest.count)}: `}</bdi>
            <b>{formatChange(-rest.loss.total, formatDecimals)}</b>
            <bdi>{`. `}</bdi>
          </>
        )}
        <bdi>{words.threshold(formatWholeZloty(thresholds.SLIP))}</bdi>
      </p>
      <OfferedLine booked={booked} />
    </footer>
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

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from stop to stop; Enter opens the focused one, like any button. */
function moveFocus(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || list === null) return;
  const stops = [...list.querySelectorAll<HTMLElement>('[data-stop]')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const next = from === -1 ? undefined : stops[from + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

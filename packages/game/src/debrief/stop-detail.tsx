import { useEffect, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { stopsText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { useGame } from '../store/hooks.ts';
import { againPlace, replayPlace, whatIfPlace } from './addresses.ts';
import { Better } from './better-block.tsx';
import { CameOf } from './came-block.tsx';
import { ChosenBlock } from './chosen-block.tsx';
import { routeWords } from './choice-words.ts';
import { bestOther, type DebriefStop } from './decision.ts';
import { decisionTitle } from './decision-title.ts';
import { whatIfQuery } from './debrief-queries.ts';
import { longMoment } from './moment-words.ts';
import { SeenBlock } from './seen-block.tsx';
import { amountNote, changeWords, partsWords } from './worth-words.ts';
import styles from './stop-detail.module.css';

type StopDetailProps = {
  readonly game: string;
  readonly stop: DebriefStop;
  /** The stop after this one, whose comparison is loaded ahead; null: this is the last. */
  readonly next: DebriefStop | null;
  /** From which loss on a decision is a slip, in zł. */
  readonly slip: number;
  /** The place of this stop, from 0, and below it how many stops there are. */
  readonly place: number;
  readonly count: number;
  readonly onOpen: (place: number) => void;
};

/**
 * One stop in four blocks: what was to be seen, what was chosen, what came of it, and what would have been better, by which rule. The blocks are each stop's
 * own; what leads to the next stop stays, and the focus on it. (DBS-3, DBS-7)
 */
export function StopDetail({ game, stop, next, slip, place, count, onOpen }: StopDetailProps) {
  const { decision, isStrength } = stop;
  const best = bestOther(decision);
  const query = useQuery({ ...whatIfQuery(game, decision.id, best?.actions ?? []), enabled: best !== null });
  useAskedAhead(game, query.isPending ? null : next);
  return (
    <Card className={styles.one} label={decisionTitle(decision, isStrength)}>
      <Head stop={stop} />
      <BrokenRuleBand judgement={decision.judgement} />
      {/* Scrolled by keys where it is higher than the window. */}
      <div
        key={decision.id}
        className={styles.blocks}
        tabIndex={0}
        role="group"
        aria-label={decisionTitle(decision, isStrength)}
      >
        <SeenBlock decision={decision} />
        <div className={styles.path}>
          <ChosenBlock stop={stop} />
          <CameOf whatIf={query.data ?? null} hasFailed={query.isError} hasOther={best !== null} />
          <Better stop={stop} whatIf={query.data ?? null} slip={slip} />
        </div>
      </div>
      <footer className={styles.actions}>
        <Link {...againPlace(game, decision)} className={buttonClass({ kind: 'primary' })}>
          <Icon name="i-retry" size={16} />
          {stopsText.again}
        </Link>
        <Link {...whatIfPlace(game, decision)} className={buttonClass({})}>
          <Icon name="i-fork" size={16} />
          {stopsText.whatIf}
        </Link>
        <Link {...replayPlace(game, decision, place)} className={buttonClass({})}>
          <Icon name="i-map" size={16} />
          {stopsText.onMap}
        </Link>
        <Position place={place} count={count} onOpen={onOpen} />
      </footer>
    </Card>
  );
}

/** Says of a decision that broke a rule, before anything else, that nothing it brought counts. */
function BrokenRuleBand({ judgement }: Pick<DebriefStop['decision'], 'judgement'>) {
  if (judgement?.breaks == null) return null;
  return (
    <p className={styles.broken}>
      <Icon name="i-law" size={20} />
      <b>{stopsText.broken}</b>
    </p>
  );
}

function Head({ stop: { decision, isStrength } }: { readonly stop: DebriefStop }) {
  const world = useGame(({ setup }) => setup.world);
  const { car, order, judgement, at, round } = decision;
  const type = car?.type ?? order?.type;
  const worth = isStrength ? judgement?.lead : judgement?.loss;
  return (
    <header className={styles.head}>
      {type === undefined ? <span /> : <TypeGlyph type={type} look="disc" size={40} className={styles.type} />}
      <div>
        <h2>{decisionTitle(decision, isStrength)}</h2>
        <p>
          {longMoment(at, round)}
          {car === null ? null : ` · ${car.id}`}
          {order === null ? null : (
            <>
              {' · '}
              <OrderLink order={order.id} /> {routeWords(order, world)}
            </>
          )}
        </p>
      </div>
      {worth === undefined ? null : (
        <p className={classNames(styles.amount, isStrength ? styles.gain : styles.loss)}>
          {changeWords(isStrength ? worth.total : -worth.total)}
          <small>{isStrength ? partsWords(worth, 'LEAD') : amountNote(decision, false)}</small>
        </p>
      )}
    </header>
  );
}

function Position({ place, count, onOpen }: Pick<StopDetailProps, 'place' | 'count' | 'onOpen'>) {
  const { earlier, later, position } = stopsText.list;
  return (
    <span className={styles.position}>
      <Step label={earlier} isOff={place === 0} onClick={() => onOpen(place - 1)}>
        <Icon name="i-chev" className={styles.back} />
      </Step>
      {position(place + 1, count)}
      <Step label={later} isOff={place + 1 >= count} onClick={() => onOpen(place + 1)}>
        <Icon name="i-chev" />
      </Step>
    </span>
  );
}

type StepProps = {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** Not `disabled` where it leads nowhere: that would lose the focus of who has just come there with it. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? undefined : onClick())}
    >
      {children}
    </button>
  );
}

/** Loads the comparison of the next stop ahead, so that it opens at once. */
function useAskedAhead(game: string, next: DebriefStop | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    const best = next === null ? null : bestOther(next.decision);
    if (next !== null && best !== null) {
      void queries.prefetchQuery(whatIfQuery(game, next.decision.id, best.actions));
    }
  }, [game, next, queries]);
}

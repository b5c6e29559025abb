import { Link } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import { GROSZE_PER_POINT } from '@fracht/engine';
import { formatChange, formatDecimals, formatMoney } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { useCargoLine } from '../parts/use-cargo-line.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { useGame } from '../store/hooks.ts';
import { AccountBlock } from './account-block.tsx';
import { againPlace, whatIfPlace } from './addresses.ts';
import { Better } from './better-block.tsx';
import { ChosenBlock } from './chosen-block.tsx';
import { routeWords } from './choice-words.ts';
import { decisionTitle } from './decision-title.ts';
import type { NumberedStop } from './game-lines.ts';
import { longMoment } from './moment-words.ts';
import { SeenBlock } from './seen-block.tsx';
import { amountNote, stopAmount } from './worth-words.ts';
import styles from './stop-detail.module.css';

type StopDetailProps = {
  readonly game: string;
  readonly stop: NumberedStop;
  /** Whether it is under its row in the list, which already has its title. */
  readonly isInList: boolean;
};

/** One stop in four blocks: what could be seen, what was chosen, why it was expected to bring more or less, and what would have been better, by which rule. (DBS-3) */
export function StopDetail({ game, stop, isInList }: StopDetailProps) {
  const { decision, isStrength, place } = stop;
  const title = decisionTitle(decision, isStrength);
  return (
    <Card className={classNames(styles.one, isInList && styles.inList)} label={title}>
      {isInList ? null : <Head stop={stop} />}
      <BrokenRuleBand judgement={decision.judgement} />
      {/* Focusable, so that it can be scrolled by keys if it is higher than the window. */}
      <div key={decision.id} className={styles.blocks} tabIndex={0} role="group" aria-label={title}>
        <SeenBlock game={game} decision={decision} place={place} />
        <ChosenBlock stop={stop} />
        <AccountBlock decision={decision} price={formatMoney(GROSZE_PER_POINT / 100)} />
        <Better stop={stop} />
      </div>
      <footer className={styles.actions}>
        <Link {...againPlace(game, decision)} className={buttonClass({ kind: 'primary' })}>
          <Icon name="i-retry" size={16} />
          <bdi>{stopsText.again}</bdi>
        </Link>
        <Link {...whatIfPlace(game, decision, decision.beside)} className={buttonClass({})}>
          <Icon name="i-fork" size={16} />
          <bdi>{stopsText.whatIf}</bdi>
        </Link>
      </footer>
    </Card>
  );
}

/** For a decision that broke a rule, says first that nothing it brought counts. */
function BrokenRuleBand({ judgement }: Pick<NumberedStop['decision'], 'judgement'>) {
  if (judgement?.breaks == null) return null;
  return (
    <p className={styles.broken}>
      <Icon name="i-law" size={20} />
      <b>{stopsText.broken}</b>
    </p>
  );
}

function Head({ stop }: { readonly stop: NumberedStop }) {
  const world = useGame(({ setup }) => setup.world);
  const { decision, isStrength } = stop;
  const { car, order, at, round } = decision;
  const cargo = useCargoLine(order?.id ?? null);
  const type = car?.type ?? order?.type;
  return (
    <header className={styles.head}>
      {type === undefined ? <span /> : <TypeGlyph type={type} look="disc" size={40} className={styles.type} />}
      <div>
        <h2>{decisionTitle(decision, isStrength)}</h2>
        <p>
          <bdi>{`${longMoment(at, round)}${car === null ? '' : ` · ${car.id}`}`}</bdi>
          {order === null ? null : (
            <>
              <bdi>{' · '}</bdi>
              <OrderLink order={order.id} />
              <bdi>{` ${routeWords(order, world)}${cargo === null ? '' : ` · ${cargo}`}`}</bdi>
            </>
          )}
        </p>
      </div>
      <p className={classNames(styles.amount, isStrength ? styles.gain : styles.loss)}>
        <bdi>{formatChange(stopAmount(stop), formatDecimals)}</bdi>
        <small>{amountNote(stop)}</small>
      </p>
    </header>
  );
}

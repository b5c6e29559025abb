import { stopsText } from '@fracht/content';
import { isCarried } from '@fracht/engine';
import { formatChange, formatDecimals } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { decisionTitle } from './decision-title.ts';
import { useGame } from '../store/hooks.ts';
import type { NumberedStop } from './game-lines.ts';
import { shortMoment } from './moment-words.ts';
import { stopAmount } from './worth-words.ts';
import styles from './stop-row.module.css';

type StopRowProps = { readonly stop: NumberedStop; readonly isOpen: boolean; readonly onOpen: () => void };

/** A stop under its sentence, joined to it by a line; a press opens it. */
export function StopRow({ stop, isOpen, onOpen }: StopRowProps) {
  const { decision, isStrength, number } = stop;
  const { car, order, judgement, at } = decision;
  const type = car?.type ?? order?.type;
  const isDelivered = useGame(
    ({ orders }) => order === null || orders.some((one) => one.id === order.id && isCarried(one)),
  );
  const { list: words } = stopsText;
  return (
    <button
      type="button"
      data-stop={number}
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
          <bdi>{[car?.id ?? order?.id, shortMoment(at)].filter((part) => part !== undefined).join(' · ')}</bdi>
          {judgement?.breaks == null ? null : (
            <Chip tone="bad" icon={<Icon name="i-law" size={12} />} className={styles.chip}>
              {stopsText.list.broken}
            </Chip>
          )}
        </span>
      </span>
      <span className={styles.amount}>
        <b className={isStrength ? styles.gain : styles.loss}>{formatChange(stopAmount(stop), formatDecimals)}</b>
        <small>{isStrength ? (isDelivered ? words.strength : words.plannedStrength) : words.decision}</small>
      </span>
      <Icon name="i-chev" size={16} className={styles.chevron} />
    </button>
  );
}

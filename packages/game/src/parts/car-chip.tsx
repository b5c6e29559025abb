import type { CarAction } from '@fracht/engine';
import { carActionLabels, overdueLabel } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';

type Look = { readonly icon: SpriteName; readonly tone: Tone };

const LOOKS: { readonly [A in CarAction]: Look } = {
  FREE: { icon: 'b-free', tone: 'neutral' },
  FREE_BOOKED: { icon: 'b-booked', tone: 'info' },
  AVAILABLE: { icon: 'b-free', tone: 'neutral' },
  STOPPED_BY_PLAYER: { icon: 'b-stop', tone: 'warn' },
  WAITING_FOR_LOADING: { icon: 'b-wait', tone: 'neutral' },
  WAITING_FOR_UNLOADING: { icon: 'b-wait', tone: 'neutral' },
  WAITING_EMERGENCY_STOP: { icon: 'b-alert', tone: 'bad' },
  WAITING_ACCIDENT_STOP: { icon: 'b-pause', tone: 'warn' },
  WAITING_ASSISTANCE: { icon: 'b-assist', tone: 'warn' },
  LATE_WAITING_FOR_UNLOADING: { icon: 'b-wait', tone: 'warn' },
  LATE_UNLOADING: { icon: 'b-unload', tone: 'warn' },
  DRIVING_TO_SHIPMENT: { icon: 'b-approach', tone: 'info' },
  DRIVING_WITH_SHIPMENT: { icon: 'b-drive', tone: 'info' },
  DRIVING_EMPTY: { icon: 'b-empty', tone: 'info' },
  DRIVING_ASSISTANCE: { icon: 'b-assist', tone: 'info' },
  DRIVING_TO_SLEEP: { icon: 'b-sleep', tone: 'info' },
  SLEEPING: { icon: 'b-sleep', tone: 'neutral' },
  SLEEPING_GUARDED: { icon: 'b-guard', tone: 'neutral' },
  LOADING: { icon: 'b-load', tone: 'ok' },
  UNLOADING: { icon: 'b-unload', tone: 'ok' },
};

const OVERDUE: Look = { icon: 'b-overdue', tone: 'bad' };

type CarChipProps = {
  readonly action: CarAction;
  readonly isOverdue?: boolean;
  readonly className?: string | undefined;
};

/** What a car is doing; an exceeded working time comes first. (CAR-1) */
export function CarChip({ action, isOverdue = false, className }: CarChipProps) {
  const { icon, tone } = isOverdue ? OVERDUE : LOOKS[action];
  return (
    <Chip tone={tone} icon={<Icon name={icon} size={12} />} className={className}>
      {isOverdue ? overdueLabel : carActionLabels[action]}
    </Chip>
  );
}

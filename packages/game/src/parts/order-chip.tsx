import type { OrderStatus } from '@fracht/engine';
import { orderStatusLabels } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';

const LOOKS: { readonly [S in OrderStatus]: { readonly icon: SpriteName; readonly tone: Tone } } = {
  NEW: { icon: 'b-new', tone: 'info' },
  BOOKED: { icon: 'b-booked', tone: 'info' },
  IN_PROGRESS: { icon: 'b-drive', tone: 'info' },
  ALERT: { icon: 'b-alert', tone: 'bad' },
  DELIVERED: { icon: 'b-check', tone: 'ok' },
  EXPIRED: { icon: 'b-expired', tone: 'neutral' },
};

/** The status of an order in one word. (ORD-1) */
export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const { icon, tone } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon name={icon} size={12} />}>
      {orderStatusLabels[status]}
    </Chip>
  );
}

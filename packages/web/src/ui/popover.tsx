import type { ReactNode } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import styles from './popover.module.css';

/** A small surface hung on its trigger; closes on Escape and on a press outside. `triggerClass` dresses the button. */
export function Popover({
  trigger,
  triggerClass,
  label,
  title,
  side = 'bottom',
  align = 'end',
  children,
}: {
  trigger: ReactNode;
  triggerClass: string;
  label: string;
  title?: string | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger className={triggerClass} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.place} sideOffset={6} side={side} align={align}>
          <Base.Popup className={styles.popover} aria-label={title === undefined ? label : undefined}>
            {title === undefined ? null : <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A short explanation shown beside its trigger on hover and focus; never the only place where something is said. */
export function Tooltip({
  text,
  triggerClass,
  label,
  children,
}: {
  text: string;
  triggerClass?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger className={triggerClass} aria-label={label}>
        {children}
      </BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.place} sideOffset={6}>
          <BaseTooltip.Popup className={styles.tooltip}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

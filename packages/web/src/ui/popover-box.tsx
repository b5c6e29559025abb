import { Popover as Base } from '@base-ui/react/popover';
import type { PopoverProps } from './popover.tsx';
import type { OwnTrigger } from './use-own-trigger.ts';
import styles from './popover-box.module.css';

type PopoverBoxProps = PopoverProps & Omit<OwnTrigger, 'trigger'> & { readonly anchor: OwnTrigger['trigger'] };

/** What a Popover draws once it is open; loaded then. */
export function PopoverBox(props: PopoverBoxProps) {
  const { anchor, isOpen, onOpenChange, label, title, side = 'bottom', align = 'end', children } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner className={styles.place} anchor={anchor} sideOffset={6} side={side} align={align}>
          <Base.Popup
            className={styles.popover}
            aria-label={title === undefined ? label : undefined}
            finalFocus={anchor}
          >
            {title === undefined ? null : <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

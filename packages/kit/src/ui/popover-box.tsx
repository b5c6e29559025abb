import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import type { PopoverProps } from './popover-props.ts';
import type { OwnTrigger } from './use-own-trigger.ts';
import styles from './popover-box.module.css';

type PopoverBoxProps = PopoverProps &
  Omit<OwnTrigger, 'trigger'> & { readonly anchor: OwnTrigger['trigger']; readonly close: () => void };

/** What a Popover draws once it is open; loaded then. */
export function PopoverBox(props: PopoverBoxProps) {
  const { anchor, isOpen, onOpenChange, close, label, title, side = 'bottom', align = 'end', children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const heardFocus = ({ target, currentTarget }: FocusEvent): void => {
    if (!isAtEdge(currentTarget, popup.current, target)) return;
    anchor.current?.focus();
    close();
  };
  const heardPress = (event: MouseEvent): void => {
    if (isLinkFollowed(event)) close();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          className={styles.place}
          anchor={anchor}
          // What grows while it loads never makes the page wider before it has found its place anew.
          positionMethod="fixed"
          sideOffset={6}
          side={side}
          align={align}
          onFocus={heardFocus}
        >
          <Base.Popup
            ref={popup}
            className={styles.popover}
            aria-label={title === undefined ? label : undefined}
            finalFocus={anchor}
            onClick={heardPress}
          >
            {title === undefined ? null : <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The kit catches the focus just before and just behind the popup, where nothing can be seen; it does not know the button to lead it on
 * from there. What a popover inside this one holds stands elsewhere in the page.
 */
function isAtEdge(place: Element, popup: Element | null, target: Element): boolean {
  return place.contains(target) && popup?.contains(target) === false;
}

/** Another page of the app opens in this window. */
function isLinkFollowed({ target, defaultPrevented }: MouseEvent): boolean {
  return defaultPrevented && target instanceof Element && target.closest('a') !== null;
}

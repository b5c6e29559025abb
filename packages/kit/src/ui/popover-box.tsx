import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import { useBackCloses } from './back-closes.ts';
import type { PopoverProps } from './popover-props.ts';
import type { OwnTrigger } from './use-own-trigger.ts';
import styles from './popover-box.module.css';

type PopoverBoxProps = PopoverProps &
  Omit<OwnTrigger, 'trigger'> & { readonly anchor: OwnTrigger['trigger']; readonly close: () => void };

/** The surface of an open Popover, loaded on demand. */
export function PopoverBox(props: PopoverBoxProps) {
  const { anchor, isOpen, onOpenChange, close, label, title, side = 'bottom', align = 'end', children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen, close);
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
          // Fixed, so that content that grows while it loads never widens the page before the popover is positioned again.
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
 * Whether the focus is on a guard, one of the invisible elements that the library puts just before and after the popup. It does not know our button, so the
 * focus has to be moved back by hand. A popover nested in this one is rendered elsewhere in the page and does not count.
 */
function isAtEdge(place: Element, popup: Element | null, target: Element): boolean {
  return place.contains(target) && popup?.contains(target) === false;
}

/** Whether the press followed a link within the app: the router has then prevented the browser's own navigation. */
function isLinkFollowed({ target, defaultPrevented }: MouseEvent): boolean {
  return defaultPrevented && target instanceof Element && target.closest('a') !== null;
}

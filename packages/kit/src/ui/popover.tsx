import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { PopoverProps } from './popover-props.ts';
import { useOwnTrigger } from './use-own-trigger.ts';

const Box = lazyPart(() => import('./popover-box.tsx').then((part) => part.PopoverBox));

/**
 * A small surface attached to its button. Escape, a press outside, a followed link inside, or Tab past its end close it and return the focus to the button.
 * `triggerClass` is the class of the button.
 */
export function Popover(props: PopoverProps) {
  const { trigger, isOpen, isNeeded, toggle, onOpenChange, close } = useOwnTrigger();
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className={props.triggerClass}
        aria-label={props.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {props.trigger}
      </button>
      {isNeeded ? (
        <Suspense>
          <Box {...{ isOpen, onOpenChange, close, ...props }} anchor={trigger} />
        </Suspense>
      ) : null}
    </>
  );
}

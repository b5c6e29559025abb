import { Suspense } from 'react';
import { Ellipsis } from 'lucide-react';
import { lazyPart } from '../lazy-part.ts';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import type { MenuItem } from './menu-item.ts';
import { useOwnTrigger } from './use-own-trigger.ts';

const List = lazyPart(() => import('./menu-list.tsx').then((part) => part.MenuList));

/** A button with three dots that opens a list of actions on one thing; `label` names the thing for screen readers. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { trigger, isOpen, isNeeded, toggle, onOpenChange, close } = useOwnTrigger();
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        kind="ghost"
        size="s"
        iconOnly
        ref={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Ellipsis className="i" aria-hidden="true" />
      </Button>
      {isNeeded ? (
        <Suspense>
          <List {...{ trigger, isOpen, onOpenChange, label, items }} />
        </Suspense>
      ) : null}
    </>
  );
}

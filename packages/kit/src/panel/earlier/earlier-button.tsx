import { Suspense, useState } from 'react';
import { History } from 'lucide-react';
import { earlierText } from '@fracht/content';
import type { KeptThing } from '../../api/earlier-calls.ts';
import { lazyPart } from '../../lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

const EarlierList = lazyPart(() => import('./earlier-list.tsx').then((part) => part.EarlierList));

/** Opens the history of a value: who changed it, when and how, with a button to restore each version. (ADR 0023) */
export function EarlierButton({
  thing,
  name,
  unit,
  isUnsaved,
  onRestored,
  iconOnly = false,
}: {
  thing: KeptThing;
  /** The name under which the person knows the value. */
  name: string;
  /** The unit shown after its numbers. */
  unit?: string;
  /** The value has unsaved changes. */
  isUnsaved: boolean;
  onRestored: () => void;
  iconOnly?: boolean;
}) {
  const text = earlierText;
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        kind="ghost"
        size="s"
        iconOnly={iconOnly}
        aria-label={text.openOf(name)}
        title={iconOnly ? text.openOf(name) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <History className="i" aria-hidden="true" />
        {iconOnly ? null : text.open}
      </Button>
      <Modal show={isOpen} onClose={close} title={text.title(name)} isWide closesOutside>
        <Suspense>
          {isOpen ? (
            <EarlierList
              {...{ thing, unit, isUnsaved }}
              onRestored={() => {
                onRestored();
                close();
              }}
            />
          ) : null}
        </Suspense>
      </Modal>
    </>
  );
}

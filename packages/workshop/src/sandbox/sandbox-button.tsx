import { Suspense, useRef, useState } from 'react';
import { MapPinned } from 'lucide-react';
import { sandboxText } from '@fracht/content';
import type { Tried } from '@fracht/engine';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Button } from '@fracht/kit/ui/button.tsx';

/** The game is loaded when the sandbox is opened. */
const SandboxGame = lazyPart(() => import('./sandbox-game.tsx').then((part) => part.SandboxGame));

/** The button that opens the sandbox for the item as it is now; the editor stays behind it unchanged. `tried` null: the item cannot be played yet. */
export function SandboxButton({ tried }: { readonly tried: Tried | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button ref={button} reason={tried === null ? sandboxText.unfinished : null} onClick={() => setIsOpen(true)}>
        <MapPinned className="i" aria-hidden="true" />
        {sandboxText.open}
      </Button>
      {isOpen && tried !== null ? (
        <Suspense fallback={null}>
          <SandboxGame tried={tried} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

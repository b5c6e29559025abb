import { lazy, Suspense, useRef, useState } from 'react';
import { MapPinned } from 'lucide-react';
import { sandboxText } from '@fracht/content';
import type { Tried } from '@fracht/engine';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { Button } from '@fracht/kit/ui/button.tsx';

/** The game comes only when it is asked for. */
const SandboxGame = lazy(() =>
  loadChunk(() => import('./sandbox-game.tsx')).then(({ SandboxGame: component }) => ({ default: component })),
);

/** Opens a game on the map in which the item strikes as it is written now; the editor waits behind it as it was. Null: it cannot be played yet. */
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

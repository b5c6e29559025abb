import { uiText } from '@fracht/content';
import { ChunkLoadError } from '../load-chunk.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { RefreshCw } from 'lucide-react';

/** The page shown in place of a screen that failed: a chunk did not load, or rendering threw. (UIX-13) */
export function PageError({ error }: { error: unknown }) {
  const text = error instanceof ChunkLoadError ? uiText.chunkError : uiText.screenError;
  return (
    <main>
      <EmptyState
        icon={<RefreshCw className="i-l" aria-hidden="true" />}
        title={text.title}
        text={text.text}
        action={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {uiText.reload}
          </Button>
        }
      />
    </main>
  );
}

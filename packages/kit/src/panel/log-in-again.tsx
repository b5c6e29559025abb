import { lazy, Suspense } from 'react';
import { loadChunk } from '../load-chunk.ts';
import { endedSession } from '../session/ended-session.ts';

const LogInWindow = lazy(() =>
  loadChunk(() => import('./log-in-window.tsx')).then((part) => ({ default: part.LogInWindow })),
);

/** Asks the person who was at work when the session ended to log in, over the page. `onOther`: somebody else has logged in instead. (SGN-14) */
export function LogInAgain({ onOther }: { onOther: () => void }) {
  const ended = endedSession((state) => state.ended);
  if (ended === null) return null;
  return (
    <Suspense>
      <LogInWindow user={ended.user} why={ended.why} onOther={onOther} />
    </Suspense>
  );
}

import { useEffect, useState } from 'react';
import { gameText } from '@fracht/content';
import { formatCountdown } from '@fracht/kit/format.ts';
import { serverClock } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { useIsSolo, useViewer } from '../store/hooks.ts';

/**
 * When the next round begins: a countdown if it begins by itself, else that it waits for the teacher, worded differently for the person who may start it.
 * (GAM-4, SHL-7)
 */
export function BreakWords() {
  const endsAt = gameStore((store) => store.wire?.breakEndsAt ?? null);
  const left = useSecondsUntil(endsAt);
  const { type } = useViewer();
  const isOwn = useIsSolo() || type === 'TEACHER';
  if (left !== null) return <span>{gameText.pause.auto(formatCountdown(left))}</span>;
  return <span>{isOwn ? gameText.pause.ownWait : gameText.pause.wait}</span>;
}

function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => setNow(serverClock.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, (moment - now) / 1000);
}

import { useEffect, useState } from 'react';
import { gameText } from '@fracht/content';
import { formatCountdown } from '@fracht/kit/format.ts';
import { serverClock } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { useIsSolo } from '../store/hooks.ts';

/** When the next round begins: a countdown where it begins by itself, else that the teacher starts it. (GAM-4) */
export function BreakWords() {
  const endsAt = gameStore((store) => store.wire?.breakEndsAt ?? null);
  const left = useSecondsUntil(endsAt);
  const isSolo = useIsSolo();
  if (left !== null) return <span>{gameText.pause.auto(formatCountdown(left))}</span>;
  return <span>{isSolo ? gameText.pause.ownWait : gameText.pause.wait}</span>;
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

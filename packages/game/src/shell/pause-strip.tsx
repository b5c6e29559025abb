import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { roundsOf } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';
import { useGame, useIsSolo } from '../store/hooks.ts';
import { BreakWords } from './break-words.tsx';
import styles from './strips.module.css';

/** Loaded after the screen: a round is long enough for it. */
const BreakCard = lazyPart(() => import('./break-card.tsx').then((part) => part.BreakCard));
const PauseTerm = lazyPart(() => import('./homework-term.tsx').then((part) => part.PauseTerm));

/** While the clock is stopped: why, and between rounds the card of the next one, which can be put aside. */
export function PauseStrip() {
  const isSolo = useIsSolo();
  const { state, reason, round, rounds } = useGame((game) => ({
    rounds: roundsOf(game.setup),
    state: game.state,
    reason: game.pauseReason,
    round: game.round,
  }));
  const [closedRound, setClosedRound] = useState(0);
  if (state !== 'PAUSED') return null;
  if (reason === 'TEACHER') {
    return (
      <div className={`${styles.strip} ${styles.paused}`} role="status">
        <Icon name="b-pause" size={16} />
        <div>
          <b>{gameText.pause.teacherTitle}</b> <span>{isSolo ? <OwnPause /> : gameText.pause.teacherText}</span>
        </div>
      </div>
    );
  }
  if (round >= rounds) return null;
  if (closedRound !== round) {
    return (
      <Suspense fallback={null}>
        <BreakCard round={round} onClose={() => setClosedRound(round)} />
      </Suspense>
    );
  }
  return (
    <div className={`${styles.strip} ${styles.paused}`} role="status">
      <Icon name="b-pause" size={16} />
      <div>
        <b>{gameText.pause.roundTitle(round)}</b> <BreakWords />
      </div>
      <OpenButton onOpen={() => setClosedRound(0)} />
    </div>
  );
}

/** Explains a pause of a game played alone (homework); its deadline is loaded afterwards. */
function OwnPause() {
  return (
    <Suspense fallback={<bdi>{gameText.pause.ownText}</bdi>}>
      <PauseTerm />
    </Suspense>
  );
}

/** Brings the card back. It appears where the card was put aside, and takes over the focus from it. */
function OpenButton({ onOpen }: { readonly onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusFree()) button.current?.focus();
  }, []);
  return (
    <Button ref={button} size="s" className={styles.push} onClick={onOpen}>
      {gameText.pause.open}
    </Button>
  );
}

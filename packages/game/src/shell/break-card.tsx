import { useEffect, useRef } from 'react';
import { breakText, gameText } from '@fracht/content';
import { useBackCloses } from '@fracht/kit/ui/back-closes.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { holdToasts } from '@fracht/kit/ui/toasts.ts';
import { playSound } from '../sounds/play-sound.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame, useRoundNews, useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { useStageText } from '../lobby/use-stage-text.ts';
import { playerName } from '../parts/player-name.ts';
import { cityName } from '../parts/route-words.ts';
import { BreakMedals } from './break-medals.tsx';
import { BreakResult } from './break-result.tsx';
import { BreakPaper } from './break-paper.tsx';
import { BreakWords } from './break-words.tsx';
import { BreakWaiting } from './break-waiting.tsx';
import styles from './strips.module.css';

/**
 * The card between two rounds: the headline of the class, the player's money and its reasons, the medals, what needs attention, the text of the next round,
 * when it begins. It covers the screen and takes the focus; what it covers cannot be focused meanwhile. (SHL-7, SHL-8, JOY-7)
 */
export function BreakCard({ round, onClose }: { readonly round: number; readonly onClose: () => void }) {
  const { player, type } = useViewer();
  const stage = useStageText(round + 1);
  const group = gameStore(({ wire }) => (wire === null || wire.randos ? '' : wire.groupName));
  const headline = useHeadline();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    uiStore.setState({ hasBreakCard: true });
    holdToasts(true);
    return () => {
      uiStore.setState({ hasBreakCard: false });
      holdToasts(false);
    };
  }, []);
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]') === null) card.current?.focus();
  }, []);
  useMedalSound();
  useBackCloses(true, onClose);
  const isStudent = type === 'STUDENT';
  return (
    <section
      ref={card}
      tabIndex={-1}
      data-help="part-break"
      className={styles.break}
      aria-label={gameText.pause.roundTitle(round)}
    >
      <BreakPaper
        round={round}
        text={stage}
        over={headline === null ? null : breakText.round(round, group)}
        title={headline ?? gameText.pause.roundTitle(round)}
        beside={
          <p role="status" className={styles.when}>
            <BreakWords />
          </p>
        }
        result={
          <>
            {isStudent ? <BreakResult round={round} player={player} /> : null}
            <BreakMedals round={round} />
            {isStudent ? <BreakWaiting player={player} /> : null}
          </>
        }
      >
        <Button kind="primary" onClick={onClose}>
          {gameText.pause.look}
        </Button>
      </BreakPaper>
    </section>
  );
}

/** The headline of the round in words; null: there is none. (JOY-3) */
function useHeadline(): string | null {
  const { headline } = useRoundNews();
  const named = useGame(({ players, setup }) => {
    const player = players.find(({ id }) => id === headline?.player);
    return player === undefined || headline === null
      ? null
      : { name: playerName(player, players), cityName: cityName(setup.world, headline.city) };
  });
  if (headline === null || named === null) return null;
  return breakText.headline(headline.about, named.name, { ...headline, cityName: named.cityName });
}

/** The player's own medal plays a sound when the card comes. (SND-1) */
function useMedalSound(): void {
  const { player } = useViewer();
  const { medals } = useRoundNews();
  const isOwn = medals.some(({ players }) => players.includes(player));
  useEffect(() => {
    if (isOwn && uiStore.getState().sound) playSound('MEDAL');
  }, [isOwn]);
}

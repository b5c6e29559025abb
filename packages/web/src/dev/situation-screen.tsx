import { useEffect } from 'react';
import { useParams } from '@tanstack/react-router';
import { localDoorsFrom } from '@fracht/game/dev/local-game.ts';
import { firstOf, gameOf, SITUATION_STATES, VIEWER, type SituationState } from '@fracht/game/dev/situation-states.ts';
import { MapScreen } from '@fracht/game/map/map-screen.tsx';
import shell from '@fracht/game/shell/game-shell.module.css';
import { PauseStrip } from '@fracht/game/shell/pause-strip.tsx';
import { Rail } from '@fracht/game/shell/rail.tsx';
import { TopBar } from '@fracht/game/shell/top-bar.tsx';
import { MapSide } from '@fracht/game/side/map-side.tsx';
import { SituationStrip } from '@fracht/game/situations/situation-strip.tsx';
import { openGame } from '@fracht/game/store/game-session.ts';
import { useHasGame } from '@fracht/game/store/hooks.ts';
import { QueryFrame } from '@fracht/kit/query-frame.tsx';
import { answerSituation, foldSituations, holdSituation } from '@fracht/game/store/ui-store.ts';

/** The map with the situation card in one of its states, in a game that runs in this page. In development only. */
export function SituationScreen() {
  const { state: name } = useParams({ strict: false });
  const hasGame = useHasGame();
  useEffect(() => {
    const wanted = SITUATION_STATES.find((state) => state.name === name);
    return wanted === undefined ? undefined : openState(wanted);
  }, [name]);
  return hasGame ? (
    <QueryFrame>
      <Frame />
    </QueryFrame>
  ) : null;
}

function Frame() {
  return (
    <div className={shell.shell}>
      <TopBar />
      <Rail />
      <main className={shell.main}>
        <div className={shell.strips}>
          <PauseStrip />
          <SituationStrip isMap />
        </div>
        <div className={shell.screen}>
          <MapScreen />
        </div>
      </main>
      <MapSide />
    </div>
  );
}

function openState(wanted: SituationState): () => void {
  const game = gameOf(wanted);
  const close = openGame(VIEWER, localDoorsFrom(game, VIEWER));
  const own = firstOf(game);
  if (own !== undefined) holdSituation(own.key);
  if (own !== undefined && wanted.isUnread === true) answerSituation(own.key, own.shown.decisions.length - 1);
  if (wanted.isFolded === true) setTimeout(foldSituations, 500);
  return close;
}

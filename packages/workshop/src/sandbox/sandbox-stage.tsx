import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { sandboxText } from '@fracht/content';
import { findOrder, type Sandbox } from '@fracht/engine';
import { MapSide } from '@fracht/game/side/map-side.tsx';
import { SituationStrip } from '@fracht/game/situations/situation-strip.tsx';
import { gameStore } from '@fracht/game/store/game-store.ts';
import { useHasGame } from '@fracht/game/store/hooks.ts';
import { select } from '@fracht/game/store/ui-store.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { StageBar } from './stage-bar.tsx';
import { StoryList } from './story-list.tsx';
import { useSandbox } from './use-sandbox.ts';
import styles from './stage.module.css';

const text = sandboxText.stage;

/** The game's map, loaded in the same way as by the game. */
const GameMap = lazyPart(() => import('@fracht/game/map/map-screen.tsx').then((part) => part.MapScreen));

type StageProps = {
  readonly name: string;
  readonly sandbox: Sandbox;
  readonly player: string;
  readonly onAgain: () => void;
  readonly onElsewhere: () => void;
  readonly onBack: () => void;
};

/** The game's own map and cards over the whole window, with a clock that the author controls and a log of what happened. */
export function SandboxStage({ name, sandbox, player, ...ways }: StageProps) {
  const playing = useSandbox(sandbox, player);
  const hasGame = useHasGame();
  const [view, setView] = useState<'map' | 'log'>('map');
  usePageOutOfReach();
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={stay}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.stage} data-game data-view={view} onClickCapture={stayInSandbox}>
          <span hidden data-help="part-sandbox" />
          <Dialog.Title className={styles.title}>{text.title(name)}</Dialog.Title>
          <StageBar playing={playing} hasGame={hasGame} {...ways} />
          <div className={styles.views}>
            <Segmented
              label={text.views}
              segments={[
                { value: 'map', text: text.map },
                { value: 'log', text: text.log, count: playing.lines.length },
              ]}
              value={view}
              onChange={setView}
            />
          </div>
          <StoryList lines={playing.lines} />
          {hasGame ? (
            <>
              <div className={styles.main}>
                <SituationStrip isMap />
                <div className={styles.map}>
                  <Suspense fallback={null}>
                    <GameMap over={null} />
                  </Suspense>
                </div>
              </div>
              <MapSide />
            </>
          ) : (
            <p className={styles.wait}>{text.loading}</p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keeps the keyboard out of the page below: the focused element may disappear as time goes on, and the next tab stop would be under the sandbox. */
function usePageOutOfReach(): void {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#root');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

/** Makes Escape close the open card and never the sandbox, which has buttons for that. */
function stay(): void {}

/** Makes links to an order's page open its card: the sandbox has no such page. */
function stayInSandbox(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/game/"]') : null;
  if (link === null) return;
  event.preventDefault();
  event.stopPropagation();
  const { game } = gameStore.getState();
  const id = link.textContent.trim();
  if (game !== null && findOrder(game, id) !== null) select({ kind: 'ORDER', id });
}

import { lazy, Suspense } from 'react';
import { useRouterState } from '@tanstack/react-router';
import type { GameHelp } from '@fracht/kit/help/help-window.tsx';
import { useHelp } from '@fracht/kit/help/use-help.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { loadChunk } from '@fracht/kit/load-chunk.ts';

/** Loaded when it is first asked for. */
const HelpWindow = lazyPart(() => import('@fracht/kit/help/help-window.tsx').then((part) => part.HelpWindow));
/** Screens of a game, whose help knows more: the game's settings, and the tour. The game's own code is already loaded there. */
const OF_A_GAME = /^game-|^panel-lecturer-live$/u;
const GameHelpWindow = lazy(async () => {
  const { useGameHelp } = await loadChunk(() => import('@fracht/game/store/use-game-help.ts'));
  return {
    default: (props: WindowProps) => {
      const help: GameHelp = useGameHelp();
      return <HelpWindow {...props} game={help} />;
    },
  };
});

type WindowProps = {
  readonly part: string | null;
  readonly route: string;
  readonly title: string;
  readonly onClose: () => void;
};

/** Help about the present screen, at any time: by `?` or by a button. (HLP-1) */
export function Help() {
  const { asked, close } = useHelp();
  const row = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row });
  if (asked === null || row === undefined) return null;
  const Window = OF_A_GAME.test(row.name) ? GameHelpWindow : HelpWindow;
  return (
    <Suspense fallback={null}>
      <Window part={asked.part} route={row.name} title={row.title} onClose={close} />
    </Suspense>
  );
}

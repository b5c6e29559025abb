import { useEffect, useMemo, useState } from 'react';
import { type GameState, roundEndsAt, type Sandbox, viewFor } from '@fracht/engine';
import { renewNow, startSecondTicks, serverClock } from '@fracht/game/store/game-now.ts';
import { divertActions } from '@fracht/game/store/game-session.ts';
import { EMPTY_STORE, gameStore, type GameViewer } from '@fracht/game/store/game-store.ts';
import { forgetSituations, select } from '@fracht/game/store/ui-store.ts';
import { type SandboxPace, SandboxHost } from './sandbox-host.ts';
import type { StoryLine } from './story-line.ts';
import { storyOf } from './story.ts';
import { tellNews } from './tell-news.ts';

/** A game that an author plays in this page. */
export type RunningSandbox = {
  readonly lines: readonly StoryLine[];
  readonly pace: SandboxPace;
  readonly setPace: (pace: SandboxPace) => void;
  /** Advances the clock to the next event; false if nothing happens by itself. */
  readonly skip: () => boolean;
};

/** Runs the game of a sandbox while the component is mounted; the game's own store and screens show it. */
export function useSandbox({ before, struck }: Sandbox, player: string): RunningSandbox {
  const [lines, setLines] = useState<readonly StoryLine[]>(() => storyOf(before, struck));
  const [pace, setPace] = useState<SandboxPace>(1);
  const host = useMemo(() => {
    const viewer: GameViewer = { player, type: 'STUDENT' };
    return new SandboxHost(struck, viewer, (was, is, rate) => {
      show(is, viewer, rate);
      tellNews(was, is, viewer);
      const told = storyOf(was, is);
      if (told.length > 0) setLines((known) => [...known, ...told]);
    });
  }, [struck, player]);
  useEffect(() => {
    const car = struck.orders[0]?.car ?? null;
    select(car === null ? null : { kind: 'CAR', id: car });
    forgetSituations();
    const starts = host.start();
    tellNews(before, struck, { player, type: 'STUDENT' });
    const ends = [starts, startSecondTicks(), divertActions((action) => host.act(action))];
    return () => {
      for (const end of ends) end();
      gameStore.setState(EMPTY_STORE, true);
    };
  }, [host, before, struck, player]);
  return {
    lines,
    pace,
    setPace: (next) => {
      setPace(next);
      host.setPace(next);
    },
    skip: () => host.skip(),
  };
}

/** Puts the player's view of the game into the store, as a message of the server would. */
function show(state: GameState, viewer: GameViewer, rate: number): void {
  const game = viewFor(state, viewer);
  const { state: name, round, now } = game;
  const reading = { state: name, round, now, serverTime: serverClock.now(), rate, roundEnd: roundEndsAt(game) };
  gameStore.setState({ link: { link: 'ONLINE', channel: 'SOCKET' }, viewer, confirmed: game, game, reading });
  renewNow();
}

import { gamesText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { useClassDebrief } from '@fracht/kit/api/class-debrief-queries.ts';
import { useGames } from '@fracht/kit/api/panel-queries.ts';
import { type SearchState, useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import type { BesideGame } from './curve-lines.ts';

export type GameBeside = {
  /** The id of the game that was chosen; empty: none. */
  readonly chosen: string;
  /** The other finished games of the lecturer. */
  readonly games: readonly GamePayload[];
  readonly choose: (game: string) => void;
  /** The game to compare with; null: none is chosen, or its debrief has not come yet. */
  readonly game: BesideGame | null;
  /** NONE: nothing was chosen. */
  readonly state: 'NONE' | 'WORKING' | 'FAILED' | 'READY';
  /** Requests its debrief again. */
  readonly again: () => void;
};

/** Another finished game to compare with, kept in the address. (CDB-6) */
export function useBeside(id: string): GameBeside {
  const address = useSearchState();
  const all = useGames().data ?? [];
  const games = all.filter((game) => game.id !== id && game.state === 'FINISHED');
  const told = address.get('obok');
  const found = games.find((game) => game.id === told);
  const { data, isError, refetch } = useClassDebrief(found?.id ?? '');
  const state = found === undefined ? 'NONE' : isError ? 'FAILED' : (data?.state ?? 'WORKING');
  return {
    chosen: found?.id ?? '',
    games,
    choose: (game) => address.set({ obok: game }),
    game:
      found === undefined || data?.state !== 'READY'
        ? null
        : { name: gamesText.name(found.groupName, found.number), debrief: data.debrief },
    state,
    again: () => void refetch(),
  };
}

/** The contents of the projector's address: the slide, and the game of comparison. */
export function projectorSearch(
  slajd: number | 'plan' | 'koniec',
  obok: string,
): Readonly<Record<string, string | number>> {
  return { slajd, ...(obok === '' ? {} : { obok }) };
}

/** The part of the address that names the game of comparison: it is kept on the way back to the debrief. */
export function besideOf(address: SearchState): Readonly<Record<string, string>> {
  const obok = address.get('obok');
  return obok === '' ? {} : { obok };
}

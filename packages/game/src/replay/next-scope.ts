import { gameStore } from '../store/game-store.ts';
import { setScope } from './playback.ts';
import { replayStore } from './replay-store.ts';
import { scopesFor, toldCars } from './shown-happenings.ts';

/** Lists the happenings of the next scope, cyclically: the viewer's own, of the first car, of the class. */
export function nextScope(): void {
  const { replay, scope } = replayStore.getState();
  const { viewer } = gameStore.getState();
  if (replay === null || viewer === null) return;
  const scopes = scopesFor(viewer.type);
  const next = scopes[(scopes.indexOf(scope.of) + 1) % scopes.length] ?? 'CLASS';
  setScope(next === 'CAR' ? { of: 'CAR', car: toldCars(replay.happenings)[0] ?? '' } : { of: next });
}

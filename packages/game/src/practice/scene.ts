import { DEFAULT_SETTINGS, practiceSituation, world } from '@fracht/content';
import { type GameState, practiceGame, type PracticeScene, type SandboxBase } from '@fracht/engine';
import type { GameViewer } from '../store/game-store.ts';

/** The player of the practice: nobody in particular. */
export const PRACTICE_VIEWER: GameViewer = { player: 'practice-player', type: 'STUDENT' };

const [POZNAN, WROCLAW, BIALYSTOK] = [0, 5, 16] as const;
const HOUR = 60;

/** Always the same, because it is learnt from and talked about in class. */
const BASE: SandboxBase = {
  settings: DEFAULT_SETTINGS,
  world,
  seed: 'rozgrzewka',
  day: '2026-09-01',
  player: { id: PRACTICE_VIEWER.player, first_name: '', last_name: '', num_games: 0 },
};

/** One order that one car makes in time, but not without a night's rest: from noon, loading until 16:00, unloading from 6:00 to noon of the next day. (PRT-1) */
export const SCENE: PracticeScene = {
  game: 'practice',
  type: 'ST',
  carBase: POZNAN,
  order: 'WRO/0109/0010',
  from: WROCLAW,
  to: BIALYSTOK,
  pickWindow: { from: 0, to: 4 * HOUR },
  deliverWindow: { from: 18 * HOUR, to: 24 * HOUR },
  salary: 710,
  penalty: 15,
  situation: practiceSituation,
};

/** The game of the practice as it begins. (PRT-1) */
export function practiceOpening(): GameState {
  return practiceGame(BASE, SCENE);
}

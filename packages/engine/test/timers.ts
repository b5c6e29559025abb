import type { Timer, Timers } from '../src/state.ts';
import { latestFirst } from '../src/timers/queue.ts';

/** All timers in one list, the next one last. */
export function allOf({ cars, others }: Timers): readonly Timer[] {
  return [...cars, ...others].flat().sort(latestFirst);
}

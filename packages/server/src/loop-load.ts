import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** How often the event loop is sampled, in ms. */
const LOOK_MS = 5000;
/** It counts as overloaded only after so many busy samples in a row: a rush of logins or a large file is no overload. */
const LOOKS = 3;
/** Utilization at which the loop is overloaded, however many games run. */
const FULL = 0.9;
/** Utilization at which the loop is overloaded if many games run: work often waits, and all their players notice. */
const BUSY = 0.5;
/** From how many games on the lower limit counts. On a slow machine fewer games make the loop busy merely by starting. */
const MANY = 20;

/** How busy the event loop was: since it began, or between two looks. */
type Utilization = (now?: EventLoopUtilization, before?: EventLoopUtilization) => EventLoopUtilization;

export type LoopWatch = {
  /** Whether the event loop is overloaded by now, with so many games, so that one more would slow down all of them. */
  readonly isOverloaded: (games: number) => boolean;
  /** Takes one sample; a timer calls it. */
  readonly look: () => void;
};

/** Watches how busy the event loop of this process is. */
export function watchLoop(
  utilization: Utilization = (now, before) => performance.eventLoopUtilization(now, before),
): LoopWatch {
  let last: EventLoopUtilization = utilization();
  const looks = { busy: 0, full: 0 };
  const look = (): void => {
    const now = utilization();
    const share = utilization(now, last).utilization;
    looks.busy = share > BUSY ? looks.busy + 1 : 0;
    looks.full = share > FULL ? looks.full + 1 : 0;
    last = now;
  };
  setInterval(look, LOOK_MS).unref();
  return { isOverloaded: (games) => (games < MANY ? looks.full : looks.busy) >= LOOKS, look };
}

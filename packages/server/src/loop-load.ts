import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The event loop is looked at so often, in ms. */
const LOOK_MS = 5000;
/** So many looks in a row must find it busy: a rush of logins or a large file is no overload. */
const LOOKS = 3;
/** From this share of its time with work on a loop has hardly a free moment. */
const FULL = 0.9;
/** From this share on work often waits for other work, which the players of many games notice together. */
const BUSY = 0.7;
/** So many games are many: on a slow machine fewer make a loop busy by the work of their beginning alone. */
const MANY = 20;

/** How busy the event loop was: since it began, or between two looks. */
type Utilization = (now?: EventLoopUtilization, before?: EventLoopUtilization) => EventLoopUtilization;

export type LoopWatch = {
  /** Whether the event loop has been full for some time, or busy where so many games are played, so that each new game would slow down all others. */
  readonly isOverloaded: (games: number) => boolean;
  /** Looks once; the timer does so by itself. */
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

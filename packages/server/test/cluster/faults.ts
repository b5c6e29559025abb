import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

type Fault = (processes: readonly ServerProcess[], chance: () => number) => Promise<void>;

const between = (chance: () => number, least: number, most: number): number => least + chance() * (most - least);

function oneOf<Thing>(things: readonly Thing[], chance: () => number): Thing {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/** One of them, or all. */
function some(processes: readonly ServerProcess[], chance: () => number): readonly ServerProcess[] {
  return chance() < 0.3 ? processes : [oneOf(processes, chance)];
}

/** The faults that may happen to a school's processes. After each the school is whole again. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  async killed(processes, chance) {
    const process = oneOf(processes, chance);
    await process.kill();
    await sleep(between(chance, 0, 2000));
    await process.start();
  },
  async paused(processes, chance) {
    const process = oneOf(processes, chance);
    process.pause();
    await sleep(between(chance, 3000, 10_000));
    process.wake();
  },
  async 'cut off from the bus'(processes, chance) {
    const those = some(processes, chance);
    for (const { bus } of those) bus.cut();
    await sleep(between(chance, 500, 10_000));
    for (const { bus } of those) bus.mend();
  },
  async 'cut off from the database'(processes, chance) {
    const those = some(processes, chance);
    for (const { database } of those) database.cut();
    await sleep(between(chance, 500, 10_000));
    for (const { database } of those) database.mend();
  },
  async 'restarted in turn'(processes) {
    for (const process of processes) {
      await process.stop();
      await process.start();
    }
  },
};

/** Names of this many faults in random order, each kind once before any is repeated. */
export function faultsInOrder(count: number, chance: () => number): readonly string[] {
  const order: string[] = [];
  while (order.length < count) {
    const kinds = Object.keys(FAULTS);
    while (kinds.length > 0) order.push(...kinds.splice(Math.floor(chance() * kinds.length), 1));
  }
  return order.slice(0, count);
}

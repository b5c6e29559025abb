import { findPlayer, type PlayerUser, type Viewer } from '@fracht/engine';
import type { GameHost } from './game-host.ts';
import type { Due } from './scheduler/due-heap.ts';
import type { Scheduler } from './scheduler/scheduler.ts';

type Parts = {
  readonly host: GameHost;
  readonly scheduler: Scheduler;
  readonly graceMs: number;
  readonly userOf: (player: string) => PlayerUser;
  readonly broke: (error: unknown) => void;
};

type Here = { readonly viewer: Viewer; links: number; leaving: Due | null };

/**
 * Who is there: CONNECTED with the first link of a player, LEFT when the last one has been gone for the grace time. Two tabs are one
 * player; a teacher's arrival opens a fresh game. (PLY-1, GAM-1, LVG-6)
 */
export class Presence {
  readonly #parts: Parts;
  readonly #here = new Map<string, Here>();
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether anybody has a link. */
  get isEmpty(): boolean {
    return ![...this.#here.values()].some(({ links }) => links > 0);
  }

  /** Those whom the log knows as present before anybody came back: they have the grace time to do so. */
  expectBack(): void {
    for (const { id, type, status } of this.#parts.host.state.players) {
      if (status === 'LEFT' || status === 'FINISHED') continue;
      const here = this.#hereOf({ player: id, type });
      if (here.links === 0) this.#startGrace(here);
    }
  }

  /** One more link of this viewer. */
  async arrive(viewer: Viewer): Promise<void> {
    const here = this.#hereOf(viewer);
    here.links += 1;
    this.#parts.scheduler.cancel(here.leaving);
    here.leaving = null;
    if (viewer.type === 'TEACHER' && this.#parts.host.state.state === 'FRESH') {
      await this.#parts.host.serve({ action: 'RUN' });
    }
    await this.#connectAll();
  }

  /** One link of this viewer less. */
  depart(viewer: Viewer): void {
    if (this.#isClosed) return;
    const here = this.#hereOf(viewer);
    here.links = Math.max(0, here.links - 1);
    if (here.links === 0) this.#startGrace(here);
  }

  /** The player leaves at once, whatever links there were. */
  async leave(viewer: Viewer): Promise<void> {
    const here = this.#hereOf(viewer);
    this.#parts.scheduler.cancel(here.leaving);
    here.leaving = null;
    await this.#left(here.viewer.player);
  }

  /** The game leaves memory: who goes now does not leave the game. */
  close(): void {
    this.#isClosed = true;
    for (const { leaving } of this.#here.values()) this.#parts.scheduler.cancel(leaving);
    this.#here.clear();
  }

  /** Students who waited in a fresh game connect when it opens. */
  async #connectAll(): Promise<void> {
    const { host, userOf } = this.#parts;
    for (const { viewer, links } of this.#here.values()) {
      const status = findPlayer(host.state, viewer.player)?.status ?? 'LEFT';
      if (links === 0 || status !== 'LEFT') continue;
      await host.serve({ action: 'CONNECT', user: userOf(viewer.player), type: viewer.type });
    }
  }

  #hereOf(viewer: Viewer): Here {
    const known = this.#here.get(viewer.player);
    if (known !== undefined) return known;
    const here: Here = { viewer, links: 0, leaving: null };
    this.#here.set(viewer.player, here);
    return here;
  }

  #startGrace(here: Here): void {
    const { scheduler, graceMs, broke } = this.#parts;
    scheduler.cancel(here.leaving);
    here.leaving = scheduler.after(graceMs, () => {
      here.leaving = null;
      this.#left(here.viewer.player).catch(broke);
    });
  }

  async #left(player: string): Promise<void> {
    const { host } = this.#parts;
    const status = findPlayer(host.state, player)?.status;
    if (status === undefined || status === 'LEFT' || status === 'FINISHED') return;
    await host.serve({ action: 'LEAVE', player });
  }
}

import {
  type AnswerTime,
  botOf,
  findPlayer,
  type GameState,
  type HostAction,
  mayLead,
  type PlayerUser,
  type Viewer,
} from '@fracht/engine';
import type { GameHost } from './game-host.ts';
import type { Due } from './scheduler/due-heap.ts';
import type { Scheduler } from './scheduler/scheduler.ts';

type PresenceParts = {
  readonly host: GameHost;
  readonly scheduler: Scheduler;
  /** How long somebody who has gone may stay away, in real ms. */
  readonly graceMs: () => number;
  readonly userOf: (player: string) => Promise<PlayerUser>;
  /** How much time a player has to answer, as the account now says. (SIT-19) */
  readonly answerTimeOf: (player: string) => Promise<AnswerTime>;
  readonly broke: (error: unknown) => void;
};

/** One connection of a viewer. Connections of the same viewer are told apart by the identity of this object. */
type ViewerLine = { readonly viewer: Viewer };

type ViewerPresence = { readonly viewer: Viewer; readonly lines: Set<ViewerLine>; leaving: Due | null };

/**
 * Who is present: a player is CONNECTED from the first connection, and LEFT when the last one has been gone for the grace time. Two tabs
 * are one player. The arrival of the game's leader opens a fresh game. (PLY-1, GAM-1, LVG-6)
 */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #viewers = new Map<string, ViewerPresence>();
  #isClosed = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Whether nobody is connected. */
  get isEmpty(): boolean {
    return [...this.#viewers.values()].every(({ lines }) => lines.size === 0);
  }

  /** Whether a player is connected. */
  readonly isHere = (player: string): boolean => (this.#viewers.get(player)?.lines.size ?? 0) > 0;

  /** Players who were present before a restart, according to the log: they get the grace time to reconnect. */
  expectBack(): void {
    for (const player of this.#parts.host.state.players) {
      const { id, type, status } = player;
      // A bot in the place needs no grace time. (SBT-4)
      if (status === 'LEFT' || status === 'FINISHED' || botOf(player) !== null) continue;
      const presence = this.#presenceOf({ player: id, type });
      if (presence.lines.size === 0) this.#startGrace(presence);
    }
  }

  /** Adds a connection of its viewer; if this fails, `depart` removes it again. */
  async arrive(line: ViewerLine): Promise<void> {
    const { viewer } = line;
    const presence = this.#presenceOf(viewer);
    presence.lines.add(line);
    this.#parts.scheduler.cancel(presence.leaving);
    presence.leaving = null;
    const { state } = this.#parts.host;
    if (state.state === 'FRESH' && mayLead(state, viewer)) {
      await this.#parts.host.serve({ action: 'RUN' });
    }
    await this.#connectAll();
  }

  /**
   * Removes a connection. If it was the viewer's last one, the grace time begins; a connection that was forgotten when the player left
   * changes nothing.
   */
  depart(line: ViewerLine): void {
    if (this.#isClosed) return;
    const presence = this.#presenceOf(line.viewer);
    if (presence.lines.delete(line) && presence.lines.size === 0) this.#startGrace(presence);
  }

  /** The player leaves at once, regardless of open connections. */
  async leave(viewer: Viewer): Promise<void> {
    const presence = this.#presenceOf(viewer);
    this.#parts.scheduler.cancel(presence.leaving);
    presence.leaving = null;
    // The player has left, so connections that are still open no longer count; only a new one brings the player back.
    presence.lines.clear();
    await this.#left(presence.viewer.player);
  }

  /** The game leaves memory: a connection that closes now does not mean leaving the game. */
  close(): void {
    this.#isClosed = true;
    for (const { leaving } of this.#viewers.values()) this.#parts.scheduler.cancel(leaving);
    this.#viewers.clear();
  }

  /** Students who waited in a fresh game connect when it opens. */
  async #connectAll(): Promise<void> {
    const { host } = this.#parts;
    for (const presence of this.#viewers.values()) {
      if (!this.#isComing(presence)) continue;
      const connecting = await this.#connecting(presence.viewer);
      // A viewer who left while the account was looked up does not arrive.
      if (!this.#isComing(presence)) continue;
      await host.serve(connecting);
      // If all connections closed while the arrival was being written, the player leaves again.
      if (presence.lines.size === 0 && presence.leaving === null) await this.#left(presence.viewer.player);
    }
  }

  /** Whether a player is connected although the game does not know it. */
  #isComing({ viewer, lines }: ViewerPresence): boolean {
    return lines.size > 0 && !isConnected(this.#parts.host.state, viewer.player);
  }

  async #connecting({ player, type }: Viewer): Promise<HostAction> {
    const { userOf, answerTimeOf } = this.#parts;
    const answerTime = type === 'STUDENT' ? await answerTimeOf(player) : 100;
    return { action: 'CONNECT', user: await userOf(player), type, ...(answerTime === 100 ? {} : { answerTime }) };
  }

  #presenceOf(viewer: Viewer): ViewerPresence {
    const known = this.#viewers.get(viewer.player);
    if (known !== undefined) return known;
    const presence: ViewerPresence = { viewer, lines: new Set(), leaving: null };
    this.#viewers.set(viewer.player, presence);
    return presence;
  }

  #startGrace(presence: ViewerPresence): void {
    const { scheduler, graceMs, broke } = this.#parts;
    scheduler.cancel(presence.leaving);
    presence.leaving = scheduler.after(graceMs(), () => {
      presence.leaving = null;
      // A player who came back while the leaving was being written is present.
      this.#left(presence.viewer.player)
        .then(() => this.#connectAll())
        .catch(broke);
    });
  }

  async #left(player: string): Promise<void> {
    const { host } = this.#parts;
    const status = findPlayer(host.state, player)?.status;
    if (status === undefined || status === 'LEFT' || status === 'FINISHED') return;
    await host.serve({ action: 'LEAVE', player });
  }
}

/** Whether the game knows that the player is there: neither away nor with a bot in the place. (PLY-1, SBT-2) */
function isConnected(state: GameState, id: string): boolean {
  const player = findPlayer(state, id);
  return player !== null && player.status !== 'LEFT' && botOf(player) === null;
}

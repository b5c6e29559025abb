import type { ActionCommand } from '../games/host-parts.ts';
import type { LiveGame } from '../live/live-game.ts';
import type { Logger } from '../log.ts';
import { internalText } from '@fracht/content';
import { newId } from '../ids.ts';
import { isStorageAway } from '../storage/storage-away.ts';
import type { Channel } from '../rooms/channel.ts';
import { RoomSession } from '../rooms/session.ts';
import type { Entry } from './admission.ts';
import type { Addressee } from './client-messages.ts';
import { actionRefusal } from './refusals.ts';

/** One viewer's open connection to one game, over whichever transport. */
export class PlayerLink {
  readonly #live: LiveGame;
  readonly #session: RoomSession;
  readonly #logger: Logger;
  #isOpen = true;

  private constructor(live: LiveGame, session: RoomSession, logger: Logger) {
    this.#live = live;
    this.#session = session;
    this.#logger = logger;
  }

  /**
   * From now on the viewer is present and has the whole game; not for long if the session has ended meanwhile. Rejects if that cannot be
   * stored or looked up, and then nobody is present: closing the line is up to the caller.
   */
  static async open({ live, viewer, login, holds }: Entry, channel: Channel, logger: Logger): Promise<PlayerLink> {
    const link = new PlayerLink(live, new RoomSession(viewer, channel, login), logger);
    try {
      await live.presence.arrive(link.#session);
      live.room.join(link.#session);
      // A person who logged out while connecting could not be disconnected yet.
      if (!(await holds())) link.#session.close('UNAUTHORIZED');
      return link;
    } catch (error) {
      link.close();
      throw error;
    }
  }

  /** The viewer of this link. */
  get player(): string {
    return this.#session.viewer.player;
  }

  /** Whether a message that names this game and player, or omits them, is for this link. (SOC-4) */
  isFor({ game, player }: Addressee): boolean {
    const isOwn = (named: unknown, own: string) => named === undefined || named === null || named === own;
    return isOwn(game, this.#live.game.id) && isOwn(player, this.#session.viewer.player);
  }

  /**
   * Refuses an action before it reaches the game: it is meant for another link, so it would change something that its sender did not mean, or it cannot be
   * read.
   */
  refuse(id: string, code: 'FORBIDDEN' | 'MALFORMED'): void {
    this.#live.room.tell(this.#session, { re: id, ok: false, code, message: actionRefusal(code) });
  }

  /** An action of this viewer; its answer goes out over the link. */
  async act(command: ActionCommand): Promise<void> {
    const { host, room } = this.#live;
    const { id } = command;
    try {
      const answer = await host.act(this.#session.viewer, command, this.#session);
      if (!answer.ok)
        room.tell(this.#session, { re: id, ok: false, code: answer.code, message: actionRefusal(answer.code) });
      else if (answer.isRepeat === true) room.acknowledge(this.#session, id, answer.seq);
    } catch (error) {
      // Nobody knows whether the action was stored: the connection is closed without an answer, and a client that sends the action again
      // gets the true one.
      if (isStorageAway(error)) return this.#session.close('STORAGE_AWAY');
      const incident = newId();
      this.#logger.error({ err: error, incident, game: this.#live.game.id, action: id }, 'an action broke');
      room.tell(this.#session, { re: id, ok: false, code: 'INTERNAL', message: internalText(incident), incident });
    }
  }

  /** Sends the whole game again. */
  resync(): void {
    this.#live.room.resync(this.#session);
  }

  /** Closes the connection from the server's side; a client that is still there reconnects. */
  end(): void {
    this.#session.close('SERVER_STOPS');
  }

  /** The line is gone. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#live.room.leave(this.#session);
    this.#live.presence.depart(this.#session);
  }
}

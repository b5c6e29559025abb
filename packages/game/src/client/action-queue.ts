import type { SentMessage } from '@fracht/protocol';
import type { ActionAnswer } from './server-message.ts';

type UnansweredAction = {
  readonly message: SentMessage;
  readonly isPresence: boolean;
  readonly resolve: (answer: ActionAnswer) => void;
  /** When it was last sent on the present connection, in ms; null: not yet. */
  sentAt: number | null;
};

/**
 * The queue of the viewer's actions that have no answer yet, in the order in which they were made. Decisions survive the loss of a connection; statements of
 * presence belong to one connection and are dropped with it.
 */
export class ActionQueue {
  readonly #waiting = new Map<string, UnansweredAction>();

  /** Queues a message under the action's id; resolves to its answer. */
  add(id: string, message: SentMessage, isPresence: boolean): Promise<ActionAnswer> {
    return new Promise((resolve) => void this.#waiting.set(id, { message, isPresence, resolve, sentAt: null }));
  }

  /** Sends what was not sent on this connection yet: presence at once, decisions only where `mayAct`. `now` in ms. */
  deliver(send: (message: SentMessage) => void, mayAct: boolean, now: number): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.sentAt !== null || !(mayAct || waiting.isPresence)) continue;
      waiting.sentAt = now;
      send(waiting.message);
    }
  }

  /** Answers may have been missed: marks all but `answered` to be sent again, under the same ids. */
  recall(answered: string | null): void {
    for (const [id, waiting] of this.#waiting) if (id !== answered) waiting.sentAt = null;
  }

  /** The connection is lost: marks all to be sent again, and returns the ids of the statements of presence, which nobody will answer. */
  lineLost(): readonly string[] {
    this.recall(null);
    return [...this.#waiting].filter(([, { isPresence }]) => isPresence).map(([id]) => id);
  }

  /** Removes an action and resolves its answer; false if no such action waits. */
  settle(id: string, answer: ActionAnswer): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    this.#waiting.delete(id);
    waiting.resolve(answer);
    return true;
  }

  /** The ids of all waiting actions. */
  ids(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  /** When the oldest unanswered action was sent, in ms; null when none was sent. */
  oldestSent(): number | null {
    const sent = [...this.#waiting.values()].flatMap(({ sentAt }) => sentAt ?? []);
    return sent.length === 0 ? null : Math.min(...sent);
  }
}

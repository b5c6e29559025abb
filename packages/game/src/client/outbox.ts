import type { SentMessage } from '@fracht/protocol';
import type { ActionAnswer } from './server-message.ts';

type Waiting = {
  readonly message: SentMessage;
  readonly isPresence: boolean;
  readonly resolve: (answer: ActionAnswer) => void;
  /** When it was last sent on the line that is open now; null: not sent on it yet. */
  sentAt: number | null;
};

/**
 * A queue of the viewer's own actions that have no answer yet, in the order in which they were made. What a person decided is kept
 * through losses of the line; what only says that the person is here belongs to one line and goes with it.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  /** Queues a message under the action's id; the promise gives the answer once there is one. */
  add(id: string, message: SentMessage, isPresence: boolean): Promise<ActionAnswer> {
    return new Promise((resolve) => void this.#waiting.set(id, { message, isPresence, resolve, sentAt: null }));
  }

  /** Sends what was not sent on this line yet: presence at once, decisions only where `mayAct`. `now` in milliseconds. */
  deliver(send: (message: SentMessage) => void, mayAct: boolean, now: number): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.sentAt !== null || !(mayAct || waiting.isPresence)) continue;
      waiting.sentAt = now;
      send(waiting.message);
    }
  }

  /** An answer may have been missed: all but `answered` are to be sent again, under the same id. */
  recall(answered: string | null): void {
    for (const [id, waiting] of this.#waiting) if (id !== answered) waiting.sentAt = null;
  }

  /** The line is gone: gives the ids of what was said for it alone, which nobody will answer. */
  lineLost(): readonly string[] {
    this.recall(null);
    return [...this.#waiting].filter(([, { isPresence }]) => isPresence).map(([id]) => id);
  }

  /** Takes an action out with its answer; false where none waits under this id. */
  settle(id: string, answer: ActionAnswer): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    this.#waiting.delete(id);
    waiting.resolve(answer);
    return true;
  }

  /** The ids of all that wait. */
  ids(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  /** When the oldest unanswered one was sent, in milliseconds; null when nothing sent is unanswered. */
  oldestSent(): number | null {
    const sent = [...this.#waiting.values()].flatMap(({ sentAt }) => sentAt ?? []);
    return sent.length === 0 ? null : Math.min(...sent);
  }
}

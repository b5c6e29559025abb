/** A thread that works out debriefs, so that the live games of the process go on meanwhile. (DBJ-1) */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { worldOfRules } from '@fracht/content';
import { answerOf } from './answer-task.ts';
import { KnownGame } from './known-game.ts';
import type { FromThread, ToThread } from './tasks.ts';

const games = new Map<string, KnownGame>();

/** Between two pieces of a long task a short one may be answered. */
const breathe = (): Promise<void> => setImmediate();

parentPort?.on('message', (message: ToThread) => {
  if (message.is === 'KEEP') {
    const { setup, log } = message.game;
    const world = worldOfRules(setup.rulesVersion);
    games.set(message.id, new KnownGame({ setup: { ...setup, world }, log }));
  } else if (message.is === 'DROP') games.delete(message.id);
  else void answer(message);
});

async function answer({ number, id, task }: Extract<ToThread, { readonly is: 'TASK' }>): Promise<void> {
  try {
    const game = games.get(id);
    if (game === undefined) throw new Error(`Game ${id} was not given to this thread`);
    post({ number, answer: await answerOf(game, task, breathe) });
  } catch (error) {
    post({ number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function post(message: FromThread): void {
  parentPort?.postMessage(message);
}

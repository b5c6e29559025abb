import { readNamed, writeNamed } from '../session/browser-storage.ts';

/** A tab that has held the lock for longer than this, in ms, was closed meanwhile. */
const HELD_MS = 30_000;
/** How often a waiting tab checks whether the lock is free, in ms. */
const LOOK_MS = 50;

/**
 * Runs `work` in this tab while no other tab of the browser runs the work of this name. Uses the Web Locks API; a page served over plain HTTP has none, and an
 * entry in localStorage serves as the lock instead. Two tabs may occasionally both acquire such an entry: what it guards has to tolerate that. (SGN-13)
 */
export async function tabsInTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator.locks !== 'undefined') return navigator.locks.request(name, work);
  const mine = await takeTurn(name);
  try {
    return await work();
  } finally {
    if (holderOf(name) === mine) writeNamed(name, null);
  }
}

async function takeTurn(name: string): Promise<string> {
  const mine = String(Math.random());
  for (const until = Date.now() + HELD_MS; Date.now() < until;) {
    // If nothing can be stored, other tabs could not be seen either.
    if (holderOf(name) === null && !writeNamed(name, `${mine} ${Date.now()}`)) return mine;
    // If two wrote at once, the later one holds it; both know after a moment.
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (holderOf(name) === mine) return mine;
  }
  return mine;
}

/** Who holds the lock; null: nobody, or a tab that was closed. */
function holderOf(name: string): string | null {
  const [holder = '', since = ''] = (readNamed(name) ?? '').split(' ');
  const passed = Date.now() - Number(since);
  return holder !== '' && passed >= 0 && passed < HELD_MS ? holder : null;
}

import { readNamed, writeNamed } from '../session/browser-storage.ts';

/** A tab that holds the turn longer, in ms, was closed meanwhile. */
const HELD_MS = 30_000;
/** How often a waiting tab looks whether it is its turn, in ms. */
const LOOK_MS = 50;

/**
 * Runs `work` in this tab while no other tab of the browser runs the work of this name. By the browser's own locks; a page that came over plain HTTP has none, and there a row in
 * the browser's storage stands for them. Such a row can be taken by two at once now and then: what it guards has to bear that. (SGN-13)
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
    // Where nothing can be stored, no other tab could be seen either.
    if (holderOf(name) === null && !writeNamed(name, `${mine} ${Date.now()}`)) return mine;
    // Of two that wrote at once the later one holds it; both know after a moment.
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (holderOf(name) === mine) return mine;
  }
  return mine;
}

/** Who holds the turn; null: nobody, or a tab that was closed. */
function holderOf(name: string): string | null {
  const [holder = '', since = ''] = (readNamed(name) ?? '').split(' ');
  const passed = Date.now() - Number(since);
  return holder !== '' && passed >= 0 && passed < HELD_MS ? holder : null;
}

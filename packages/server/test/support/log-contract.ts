import { expect, test } from 'vitest';
import type { GameLog } from '../../src/games/log/game-log.ts';
import type { EntryRow } from '../../src/games/log/rows.ts';

/** An accepted action of Anna's, by its number. */
export function anEntry(seq: number, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    seq,
    at: seq * 10,
    player: 'anna',
    type: 'STUDENT',
    day: '2026-11-21',
    action: '{}',
    id: `a${seq}`,
    ...changes,
  };
}

/** What every log must do alike. `log` is the one of the running test, over a database with the games g1 and g2; `again` reopens it. */
export function logContract(log: () => GameLog, again: () => Promise<void>): void {
  test('[STO-1] [STO-2] what was appended is read back by the next process', async () => {
    await log().append('g1', anEntry(1));
    await log().append('g1', anEntry(2, { player: null, id: null }));
    await again();
    const stored = await log().read('g1');
    expect(stored.entries).toEqual([anEntry(1), anEntry(2, { player: null, id: null })]);
    expect(stored.answers).toEqual([{ player: 'anna', id: 'a1', seq: 1, at: 10 }]);
    expect([stored.seq, stored.at, stored.snapshot]).toEqual([2, 20, null]);
  });

  test('a game without entries is empty', async () => {
    expect(await log().read('g2')).toEqual({ epoch: 1, at: null, snapshot: null, entries: [], seq: 0, answers: [] });
  });

  test('after a snapshot only later entries are read, and every answer', async () => {
    await log().append('g1', anEntry(1));
    await log().saveSnapshot('g1', { seq: 1, at: 15, state: '{"version":1}' });
    await log().append('g1', anEntry(2));
    await log().saveSnapshot('g2', { seq: 0, at: 0, state: '{}' });
    const stored = await log().read('g1');
    expect(stored.snapshot).toEqual({ seq: 1, at: 15, state: '{"version":1}' });
    expect(stored.entries.map(({ seq }) => seq)).toEqual([2]);
    expect(stored.answers.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await log().entries('g1')).toEqual([anEntry(1), anEntry(2)]);
    expect(await log().entries('g2')).toEqual([]);
  });

  test('a mark moves the clock; a game at rest is not brought back, its entries stay', async () => {
    await log().append('g1', anEntry(1));
    await log().mark('g1', 99);
    await log().mark('g2', 5);
    expect(await log().live()).toEqual(['g1', 'g2']);
    expect((await log().read('g1')).at).toBe(99);
    await log().rest('g1');
    expect(await log().live()).toEqual(['g2']);
    expect((await log().read('g1')).entries).toHaveLength(1);
  });

  test('[STO-2] a number given twice fails its own game alone, in the same commit', async () => {
    await log().append('g1', anEntry(1));
    const results = await Promise.allSettled([
      log().append('g2', anEntry(1)),
      log().append('g1', anEntry(1, { id: 'other' })),
      log().append('g2', anEntry(2)),
      log().append('g2', anEntry(3, { id: 'a2' })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect((await log().read('g2')).seq).toBe(2);
  });

  test('[STO-2] many at once are all durable and keep their order', async () => {
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => log().append(index % 2 === 0 ? 'g1' : 'g2', anEntry(index + 1))),
    );
    const seqs = (await log().read('g1')).entries.map(({ seq }) => seq);
    expect(seqs).toHaveLength(250);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
  });

  test('what is asked right after something was given, and not waited for, knows of it', async () => {
    const given = [1, 2, 3].map((seq) => log().append('g1', anEntry(seq)));
    expect((await log().read('g1')).seq).toBe(3);
    await Promise.all(given);
    const resting = [log().append('g1', anEntry(4)), log().rest('g1')];
    expect(await log().live()).toEqual([]);
    await Promise.all(resting);
  });

  test('what clients call their actions comes back as they called it', async () => {
    const id = 'ą\'\\"; $1 %s 🚚';
    await log().append('g1', anEntry(1, { id, action: JSON.stringify({ text: 'a\u0000b', id }) }));
    const [entry] = (await log().read('g1')).entries;
    expect(entry).toEqual(anEntry(1, { id, action: JSON.stringify({ text: 'a\u0000b', id }) }));
  });

  test('a log can be kept, empty or not', async () => {
    await expect(log().keep()).resolves.toBeUndefined();
    await log().append('g1', anEntry(1));
    await expect(log().keep()).resolves.toBeUndefined();
  });
}

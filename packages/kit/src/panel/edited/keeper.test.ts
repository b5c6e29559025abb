import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ending, TextServer } from '../../../test/text-server.ts';
import { redone, withStep, undone } from './history.ts';
import { Keeper } from './keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A started keeper of the server's text. */
function editing(server = new TextServer(), parts = server.parts()) {
  const keeper = new Keeper(server.now, parts);
  const stop = keeper.start();
  const type = (text: string): void => keeper.change((history) => withStep(history, text));
  const end = async (...how: Parameters<TextServer['end']>): Promise<void> => {
    server.end(...how);
    await wait(0);
  };
  const phase = () => keeper.store.getState().phase;
  return { server, keeper, stop, type, end, phase, state: () => keeper.store.getState() };
}

test('what is typed is sent a pause after the last letter, and once', async () => {
  const { server, type, end, phase } = editing();
  type('a');
  await wait(500);
  type('ab');
  await wait(799);
  expect([phase(), server.calls]).toEqual(['WAITING', []]);
  await wait(1);
  expect([phase(), server.calls]).toEqual(['SAVING', ['save ab']]);
  await end();
  expect([phase(), server.now.text]).toEqual(['SAVED', 'ab']);
  await wait(5000);
  expect(server.calls).toEqual(['save ab']);
});

test('what is typed while a save is on its way goes with the next one', async () => {
  const { server, type, end, phase } = editing();
  type('a');
  await wait(800);
  type('b');
  await wait(5000);
  expect(server.calls).toEqual(['save a']);
  await end();
  expect(phase()).toBe('WAITING');
  await wait(800);
  await end();
  expect([phase(), server.calls]).toEqual(['SAVED', ['save a', 'save b']]);
});

test('a save that fails is tried again, each time later, and at once when the network is back', async () => {
  const { server, type, end, phase } = editing();
  type('a');
  await wait(800);
  for (const pause of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    await end('LOSE_CALL');
    expect(phase()).toBe('FAILED');
    await wait(pause - 1);
    expect(server.pending).toHaveLength(0);
    await wait(1);
    expect(server.pending).toHaveLength(1);
  }
  await end(503);
  globalThis.dispatchEvent(new Event('online'));
  await wait(0);
  await end();
  expect(phase()).toBe('SAVED');
});

test('what the server does not take waits for another edit; an outage or a session that ended does not count as that', async () => {
  const { server, type, end, phase } = editing();
  type('bad');
  await wait(800);
  await end(422);
  expect(phase()).toBe('REFUSED');
  await wait(9000);
  expect(server.calls).toEqual(['save bad']);
  type('good');
  await wait(800);
  for (const status of [401, 408, 429, 500]) {
    await end(status);
    expect(phase()).toBe('FAILED');
    await wait(40_000);
  }
  type('better');
  await end(422);
  expect(phase()).toBe('FAILED');
});

test('an own save whose answer was lost is known again', async () => {
  const { server, type, end, phase } = editing();
  type('a');
  await wait(800);
  await end('LOSE_ANSWER');
  await wait(2000);
  await end();
  expect(phase()).toBe('COMPARING');
  await end();
  expect([phase(), server.now.text]).toEqual(['SAVED', 'a']);
});

test('where somebody else was first nothing is sent until the author chooses; mine is then saved over what was seen', async () => {
  const { server, keeper, type, end, phase, state } = editing();
  server.other('theirs');
  type('mine');
  await wait(800);
  await end();
  await end();
  expect([phase(), state().known.text, state().hasMoved]).toEqual(['CONFLICT', 'theirs', true]);
  type('mine too');
  await wait(60_000);
  expect(server.calls).toEqual(['save mine', 'read']);
  keeper.resolve((history) => history);
  await wait(800);
  await end();
  expect([phase(), server.now.text]).toEqual(['SAVED', 'mine too']);
});

test('theirs is taken; undoing brings mine back', async () => {
  const { server, keeper, type, end, phase, state } = editing();
  server.other('theirs');
  type('mine');
  await wait(800);
  await end();
  await end();
  keeper.resolve((history) => withStep(history, 'theirs'));
  expect(phase()).toBe('SAVED');
  expect(server.copy).toBeNull();
  keeper.change(undone);
  expect([phase(), state().history.now]).toEqual(['WAITING', 'mine']);
  keeper.change(redone);
  expect(phase()).toBe('SAVED');
});

test('the author looks around while nothing is unsaved; a hidden page does not, and an answer that came too late counts for nothing', async () => {
  const { server, type, end, phase } = editing();
  await wait(10_000);
  await end();
  expect([phase(), server.calls]).toEqual(['SAVED', ['read']]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(10_000);
  expect(server.calls).toEqual(['read']);
  hidden.mockRestore();
  await wait(10_000);
  server.other('theirs');
  type('mine');
  await end();
  expect(phase()).toBe('WAITING');
  type('old');
  await wait(10_000);
  await end();
  expect(phase()).toBe('CONFLICT');
});

test('what is gone on the server is told; it is not asked for again', async () => {
  const { server, type, end, phase } = editing();
  type('a');
  await wait(800);
  await end(404);
  expect(phase()).toBe('GONE');
  type('b');
  await wait(60_000);
  expect(server.calls).toEqual(['save a']);
  expect(server.copy).toEqual({ value: 'b', base: 1 });
});

test('publishing saves first what waits; what is typed meanwhile is saved after, and collides with nothing', async () => {
  const { server, keeper, type, end, phase, state } = editing();
  type('a');
  const published = keeper.publish();
  await wait(0);
  expect([phase(), state().isBusy]).toEqual(['SAVING', true]);
  await end();
  expect([phase(), state().isBusy]).toEqual(['PUBLISHING', true]);
  type('b');
  await wait(5000);
  expect(server.calls).toEqual(['save a', 'publish']);
  await end();
  await published;
  expect([phase(), state().isBusy, server.now.published]).toEqual(['WAITING', false, 'a']);
  await wait(800);
  await end();
  expect([phase(), server.now.text]).toEqual(['SAVED', 'b']);
});

test('a publication that fails changes nothing; one that somebody was quicker than shows what is there', async () => {
  const { server, keeper, end, phase, state } = editing();
  const first = keeper.publish();
  await wait(0);
  await end(503);
  await first;
  expect([phase(), state().isBusy]).toEqual(['SAVED', false]);
  server.other('theirs');
  const second = keeper.publish();
  await wait(0);
  await end();
  expect(phase()).toBe('COMPARING');
  await end();
  await second;
  expect([phase(), state().isBusy]).toEqual(['CONFLICT', false]);
});

test('a draft is discarded once the save on its way has ended; undoing brings it back', async () => {
  const { server, keeper, type, end, phase, state } = editing();
  type('a');
  await wait(800);
  const discarded = keeper.discard();
  await end();
  expect(server.calls).toEqual(['save a', 'remove']);
  await end();
  expect((await discarded).text).toBe('old');
  expect([phase(), state().history.now, server.copy]).toEqual(['SAVED', 'old', null]);
  keeper.change(undone);
  expect(state().history.now).toBe('a');
});

test('a page that is left sends at once what waits, and what was typed while a save was on its way', async () => {
  const { server, stop, type, end } = editing();
  type('a');
  await wait(800);
  type('b');
  stop();
  expect(server.calls).toEqual(['save a']);
  await end();
  expect(server.calls).toEqual(['save a', 'save b']);
});

test('a page that is left holds what is unsaved at once, and takes it away when the server has it', async () => {
  const { server, stop, type, end } = editing();
  type('a');
  stop();
  expect(server.copy).toEqual({ value: 'a', base: 1 });
  await end();
  expect([server.now.text, server.copy]).toEqual(['a', null]);
});

test('what was left behind a save on its way follows it, as nobody has opened it since', async () => {
  const { server, stop, type, end } = editing();
  type('a');
  await wait(800);
  type('b');
  stop();
  await end();
  await end('LOSE_CALL');
  expect(server.copy).toEqual({ value: 'b', base: 2 });
});

test.each<Ending>(['ANSWER', 409, 'LOSE_CALL'])(
  '[DRF-8] a save of a page that was left (%s) leaves what is typed in the one opened after it',
  async (ending) => {
    const first = editing();
    first.type('a');
    await wait(800);
    first.type('ab');
    first.stop();
    const { server, type, end } = editing(first.server);
    type('abc');
    await wait(250);
    expect(server.copy).toEqual({ value: 'abc', base: 1 });
    await end(ending);
    await wait(250);
    expect(server.copy).toEqual({ value: 'abc', base: 1 });
  },
);

test('[DRF-8] what the page opened after it has saved does not come back from the one that was left', async () => {
  const first = editing();
  first.server.other('theirs');
  first.type('a');
  first.stop();
  const { server, keeper } = editing(first.server);
  keeper.resolve((history) => withStep(history, 'theirs'));
  expect(server.copy).toBeNull();
  await first.end();
  await first.end();
  await wait(250);
  expect([first.phase(), server.copy]).toEqual(['CONFLICT', null]);
});

test('what may not be on the server is held here until it is, and gone on with', async () => {
  const { server, type, end, state } = editing();
  type('a');
  await wait(100);
  expect(server.copy).toBeNull();
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(server.copy).toEqual({ value: 'a', base: 1 });
  const later = editing(server);
  expect(later.state()).toMatchObject({ phase: 'WAITING', history: { past: ['old'], now: 'a' } });
  await wait(800);
  await end();
  await end();
  await end();
  expect([state().isHeld, server.now.text, server.copy]).toEqual([true, 'a', null]);
});

test('what was typed here over something that has changed since meets it as a conflict when it is opened', () => {
  const server = new TextServer();
  server.copy = { value: 'mine', base: 1 };
  server.other('theirs');
  expect(editing(server).state()).toMatchObject({
    phase: 'CONFLICT',
    hasMoved: true,
    base: 1,
    history: { now: 'mine' },
  });
  server.copy = { value: 'theirs', base: 1 };
  expect(editing(server).state()).toMatchObject({ phase: 'SAVED', base: 2 });
});

test('a browser that holds nothing says so, and again when it does', async () => {
  const { server, type, state } = editing();
  server.isFull = true;
  type('a');
  await wait(250);
  expect(state().isHeld).toBe(false);
  server.isFull = false;
  type('b');
  await wait(250);
  expect(state().isHeld).toBe(true);
});

test('without timing nothing is sent by itself; the author saves, also what was refused', async () => {
  const server = new TextServer();
  const { keeper, stop, type, end, phase } = editing(server, server.parts(null));
  type('a');
  await wait(60_000);
  expect(server.calls).toEqual([]);
  const refused = keeper.save();
  await end(422);
  expect([await refused, phase()]).toEqual([false, 'REFUSED']);
  const saved = keeper.save();
  type('b');
  await end();
  expect([await saved, phase()]).toEqual([false, 'WAITING']);
  globalThis.dispatchEvent(new Event('online'));
  stop();
  await wait(60_000);
  expect(server.calls).toEqual(['save a', 'save a']);
});

test('a conflict can be put off; the next save meets it again', async () => {
  const server = new TextServer();
  const { keeper, type, end, phase } = editing(server, server.parts(null));
  server.other('theirs');
  type('mine');
  for (let time = 0; time < 2; time += 1) {
    void keeper.save();
    await end();
    await end();
    expect(phase()).toBe('CONFLICT');
    keeper.putOff();
    expect(phase()).toBe('WAITING');
  }
});

test('who undoes what was refused is not told that all is saved where somebody else has saved meanwhile', async () => {
  const { server, keeper, type, end, phase } = editing();
  server.other('theirs');
  type('mine');
  await wait(800);
  await end();
  await end();
  expect(phase()).toBe('CONFLICT');
  void keeper.save();
  await end(422);
  expect(phase()).toBe('REFUSED');
  keeper.change(undone);
  expect(phase()).toBe('CONFLICT');
  keeper.resolve((history) => withStep(history, keeper.store.getState().known.text));
  expect([phase(), keeper.store.getState().history.now]).toEqual(['SAVED', 'theirs']);
});

test('what is no answer of the server is thrown, and the save tried again', async () => {
  const server = new TextServer();
  const parts = server.parts();
  let isBroken = true;
  const save: typeof parts.source.save = (...given) =>
    isBroken ? Promise.reject(new Error('bug')) : parts.source.save(...given);
  const { keeper, type, end, phase } = editing(server, { ...parts, source: { ...parts.source, save } });
  type('a');
  await expect(keeper.flush()).rejects.toThrow('bug');
  expect(phase()).toBe('FAILED');
  isBroken = false;
  await wait(2000);
  await end();
  expect(phase()).toBe('SAVED');
});

test('[DRF-4] a draft is not discarded over what somebody else has saved since: first the author chooses', async () => {
  const { server, keeper, type, end, phase } = editing();
  type('mine');
  server.other('theirs');
  await wait(800);
  await end();
  await end();
  expect(phase()).toBe('CONFLICT');
  keeper.putOff();
  void keeper.discard();
  await wait(0);
  expect([phase(), server.now.text, server.pending.length]).toEqual(['CONFLICT', 'theirs', 0]);
  keeper.resolve((history) => withStep(history, 'theirs'));
  void keeper.discard();
  await wait(0);
  await end();
  expect([phase(), server.now.text]).toEqual(['SAVED', 'old']);
});

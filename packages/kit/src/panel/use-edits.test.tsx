import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useEdits } from './use-edits.ts';

afterEach(cleanup);

type Item = { readonly id: string; readonly value: string; readonly version: number };
type Sent = readonly Item[];

/** An editor of two saved texts, and a server that answers when the test tells it to. */
function editing() {
  const calls: { readonly sent: Sent; readonly end: (answer: Sent | ApiError) => Promise<void> }[] = [];
  let forgotten = 0;
  const items: Sent = [
    { id: 'a', value: 'A', version: 1 },
    { id: 'b', value: 'B', version: 1 },
  ];
  const send = (sent: Sent): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const end = (answer: Sent | ApiError): Promise<void> =>
        act(async () => {
          if (answer instanceof ApiError) reject(answer);
          else resolve(answer);
          await Promise.resolve();
        });
      calls.push({ sent, end });
    });
  const { result } = renderHook(() =>
    useEdits<string, Item, Pick<Item, 'id' | 'value'>>({
      items,
      idOf: ({ id }) => id,
      changesOf: (from, texts) =>
        from.flatMap(({ id, value }) => {
          const text = texts.get(id);
          return text === undefined || text === value ? [] : [{ id, value: text }];
        }),
      send,
      parse: () => [
        { id: 'a', value: 'theirs', version: 5 },
        { id: 'b', value: 'B', version: 1 },
      ],
      onForget: () => {
        forgotten += 1;
      },
    }),
  );
  const type = (place: number, text: string): void =>
    act(() => {
      const item = items[place];
      if (item !== undefined) result.current.edit(item, text);
    });
  const save = (): void => act(() => void result.current.save());
  const texts = () => [...result.current.texts];
  return { result, calls, type, save, texts, forgotten: () => forgotten };
}

const OVERTAKEN = new ApiError({ status: 409, code: 'CHANGED_MEANWHILE', text: '', fields: {}, payload: [] });

test('what is typed while a save is on its way stays, and the next save follows what was saved', async () => {
  const { calls, type, save, texts, forgotten } = editing();
  type(0, 'A1');
  save();
  type(0, 'A2');
  type(1, 'B1');
  await calls[0]?.end([{ id: 'a', value: 'A1', version: 2 }]);
  expect([texts(), forgotten()]).toEqual([
    [
      ['a', 'A2'],
      ['b', 'B1'],
    ],
    0,
  ]);
  save();
  expect(calls[1]?.sent).toEqual([
    { id: 'a', value: 'A2', version: 2 },
    { id: 'b', value: 'B1', version: 1 },
  ]);
  await calls[1]?.end([]);
  expect([texts(), forgotten()]).toEqual([[], 1]);
});

test('a save that fails loses nothing', async () => {
  const { calls, type, save, texts } = editing();
  type(0, 'A1');
  save();
  await calls[0]?.end(new ApiError({ status: 503, code: null, text: '', fields: {} }));
  expect(texts()).toEqual([['a', 'A1']]);
  save();
  expect(calls).toHaveLength(2);
});

test('where somebody else was quicker it is told what collides; of each the author takes one side', async () => {
  const { result, calls, type, save, texts } = editing();
  type(0, 'A1');
  type(1, 'B1');
  save();
  await calls[0]?.end(OVERTAKEN);
  expect(result.current.meanwhile).toMatchObject({ ids: ['a'] });
  act(() => result.current.back());
  expect([texts(), result.current.meanwhile]).toEqual([
    [
      ['a', 'A1'],
      ['b', 'B1'],
    ],
    null,
  ]);
  save();
  await calls[1]?.end(OVERTAKEN);
  act(() => void result.current.settle([]));
  expect(calls[2]?.sent).toEqual([
    { id: 'a', value: 'A1', version: 5 },
    { id: 'b', value: 'B1', version: 1 },
  ]);
  await calls[2]?.end(OVERTAKEN);
  act(() => void result.current.settle(['a']));
  expect(calls[3]?.sent).toEqual([{ id: 'b', value: 'B1', version: 1 }]);
});

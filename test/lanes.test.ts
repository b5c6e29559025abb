import { expect, test } from 'vitest';
import { runLanes } from '../scripts/lib/lanes.mjs';

test('lanes run side by side, the steps of one after the other; a failure stops nothing and is told by its title', async () => {
  const lines: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const failed = await runLanes(
    {
      // Ends only because the other lane runs meanwhile.
      one: [{ title: 'waits', work: () => opened }],
      other: [
        { title: 'breaks', work: () => Promise.reject(new Error('no luck')) },
        {
          title: 'opens',
          work: async (tell) => {
            tell('now');
            open();
          },
        },
      ],
    },
    (text) => lines.push(text.replace(/\d+\.\d s/u, 'N s')),
  );
  expect(failed).toEqual(['breaks']);
  expect(lines.filter((line) => line.startsWith('other | '))).toEqual([
    'other | == breaks\n',
    'other | == breaks: FAILED after N s (no luck)\n',
    'other | == opens\n',
    'other | now\n',
    'other | == opens: passed in N s\n',
  ]);
  expect(lines.filter((line) => line.startsWith('one   | '))).toEqual([
    'one   | == waits\n',
    'one   | == waits: passed in N s\n',
  ]);
});

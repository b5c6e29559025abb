import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds anything in what is drawn. Contrast is judged in the browser, where there are colours. */
export async function expectAccessible(place: Element = document.body): Promise<void> {
  const { violations } = await axe.run(place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

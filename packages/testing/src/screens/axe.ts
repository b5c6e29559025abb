import axe from 'axe-core';

const OFF = { enabled: false };

/**
 * Only violations are reported, without selectors, and no style sheets are fetched: reporting all the places that pass takes longer than checking them.
 */
const ONLY_FAULTS = { resultTypes: ['violations'], selectors: false, preload: false } satisfies axe.RunOptions;

/** Axe's findings in the page, one line each. Contrast is left out: jsdom has no colours. */
export async function axeFindings(place: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(place, { ...ONLY_FAULTS, rules: { 'color-contrast': OFF, region: OFF } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

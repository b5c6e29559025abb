import axe from 'axe-core';

const OFF = { enabled: false };

/** Axe's findings in the page, one line each. Contrast is left out: jsdom has no colours. */
export async function axeFindings(place: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(place, { rules: { 'color-contrast': OFF, region: OFF } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

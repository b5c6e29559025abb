import axe from 'axe-core';

const OFF = { enabled: false };

/** What axe finds in what is drawn, one line for each. Contrast is judged in the browser, where there are colours. */
export async function faultsOf(place: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(place, { rules: { 'color-contrast': OFF, region: OFF } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { uiText } from '@fracht/content';
import { ownFiles } from '../../test/support/own-files.ts';
import { IMAGE, MARKER, SCRIPT } from './hostile-texts.ts';
import { expectOnlyRead } from './tame.ts';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));
/** How a screen names what it reads from its address: `address.get('q')`, `search['okno']`, `const VIEW = 'widok'`. */
const KEY = /(?:\bget\(|\bsearch\[|\b[A-Z]+ = |'player' \| )'(?<key>[a-z]+)'/gu;
/** Code that works both as an address, at its beginning, and in a page, anywhere in an element or an attribute. */
const CODE = `javascript:${MARKER}=8//${IMAGE}${SCRIPT}`;

/** The names that any screen may read from its address; some of them mean something else. */
export function keysOfAddresses(): readonly string[] {
  const sources = ['web', 'office', 'kit', 'game', 'workshop'].flatMap((name) =>
    ownFiles(join(PACKAGES, name), ['.ts', '.tsx'], 'src').map((path) => join(PACKAGES, name, path)),
  );
  const shown = sources.filter((path) => !/\.test\.|\/dev\//u.test(path));
  const keys = shown.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(KEY)].map(({ groups }) => groups?.['key'] ?? ''),
  );
  return [...new Set(keys)];
}

/** Opens places with hostile addresses: HOSTILE in their path, behind every name that a screen reads, and behind `#`. (RTE-14) */
export async function expectAddressesOnlyRead(page: Page, places: readonly string[]): Promise<void> {
  const told = new URLSearchParams(keysOfAddresses().map((key) => [key, CODE])).toString();
  for (const place of places) {
    const [path = ''] = place.replaceAll('HOSTILE', encodeURIComponent(IMAGE)).split('?');
    await page.goto(`${path}?${told}#${encodeURIComponent(CODE)}`);
    // Addresses that no route of the server answers with a page get JSON.
    await expect(page.locator('h1, h2, pre').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(uiText.loading, { exact: true })).toHaveCount(0);
    await expectOnlyRead(page, path);
  }
}

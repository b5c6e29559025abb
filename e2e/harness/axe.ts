import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The page's axe, once it has loaded `AXE`. */
declare const axe: typeof Axe;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Wishes = {
  /** A selector of what is not checked. */
  readonly without: string;
  /** Rules that are left out. */
  readonly off?: readonly string[];
  /** The only rules to check. Default: all that axe enables itself, and the size of targets. */
  readonly only?: readonly string[];
};

/**
 * What axe finds wrong on the open page, one line each. The page keeps axe: loading it for every check took half of the time of a test with many
 * screens. Frames of other documents are not checked; the app has none.
 */
export async function foundByAxe(page: Page, { without, off = [], only }: Wishes): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    elementRef: true,
    ...(only === undefined
      ? {
          rules: Object.fromEntries([
            ['target-size', { enabled: true }],
            ...off.map((rule) => [rule, { enabled: false }]),
          ]),
        }
      : { runOnly: { type: 'rule', values: [...only] } }),
  };
  return page.evaluate(lookBy, { options, without });
}

/** Runs in the page. */
async function lookBy({
  options,
  without,
}: {
  readonly options: Axe.RunOptions;
  readonly without: string;
}): Promise<string[]> {
  const { violations } = await axe.run({ exclude: [without] }, options);
  /**
   * Whether a target is as large as it has to be, and nothing overlaps any part of it. Axe also reports as covered what is clipped by a frame, as on the map with a
   * city at its edge.
   */
  const isLargeAndFree = (target: Element | undefined): boolean => {
    if (target === undefined) return false;
    // If it can be scrolled to, a bar at the window's edge does not really cover it.
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const shares = Array.from({ length: 13 }, (_, index) => 0.02 + index * 0.08);
    const hits = shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const isFree = hits.every((hit) => hit !== null && (target.contains(hit) || hit.contains(target)));
    return width >= 24 && height >= 24 && isFree;
  };
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ element }) => id !== 'target-size' || !isLargeAndFree(element))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { markdownPage } from '../harness/markdown-page.ts';
import { pagesOf } from '../harness/paper.ts';

const RUNBOOK = new URL('../../docs/runbook.md', import.meta.url);

test('what a teacher with a server prints and lays beside it is one page, with all its parts', async ({ page }) => {
  const text = readFileSync(RUNBOOK, 'utf8');
  await page.setContent(markdownPage(text));
  const headings = text.match(/^## .+$/gmu) ?? [];
  expect(headings.length).toBeGreaterThan(4);
  await expect(page.locator('h2')).toHaveText(headings.map((line) => line.slice('## '.length)));
  await expect(page.getByRole('row')).toHaveCount((text.match(/^\|/gmu) ?? []).length - 1);
  await expect(page.getByText(/\*\*|`|^#|^- /u)).toHaveCount(0);
  expect(await pagesOf(page, true)).toBe(1);
});

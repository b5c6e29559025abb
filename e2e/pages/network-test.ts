import type { Page } from '@playwright/test';

/** The public page that tests the network. */
export function networkTestPage(page: Page) {
  const results = page.getByRole('region', { name: 'Wyniki testu' });
  return {
    open: () => page.goto('/test'),
    verdict: page.getByRole('status').first(),
    /** The row of a check. */
    check: (name: string) => results.getByRole('listitem').filter({ hasText: name }),
    again: page.getByRole('button', { name: 'Uruchom ponownie' }),
    print: page.getByRole('button', { name: 'Drukuj' }),
  };
}

import type { Page } from '@playwright/test';

/** The centre of everything painted on the trucks' canvas, and the number of its pixels; null while it is empty. */
export type Painted = { readonly x: number; readonly y: number; readonly pixels: number };

/** Mapa: cities, trucks, the to-do list, and the card of what is selected. */
export function mapScreen(page: Page) {
  const card = page.getByRole('complementary', { name: /^(?:Samochód|Zlecenie|Miasto) / });
  return {
    card,
    todo: page.getByRole('region', { name: 'Do zrobienia' }),
    /** A city on the map; its accessible name is its name, orders and free cars. */
    city: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?: ?,|$)`, 'u') }),
    /** The first city with free orders. */
    cityWithOrders: page.getByRole('button', { name: /^\S+ ?, \d+\szlece/u }).first(),
    trucks: page.getByRole('group', { name: 'Samochody na mapie, lista' }).getByRole('button'),
    /** A row of the to-do list, by its words. */
    task: (words: string | RegExp) =>
      page.getByRole('region', { name: 'Do zrobienia' }).getByRole('button').filter({ hasText: words }),
    /** Selects a truck by keyboard: the list of trucks is visible while it has the focus. */
    async chooseTruck(car: string, timeout = 30_000): Promise<void> {
      const truck = page
        .getByRole('group', { name: 'Samochody na mapie, lista' })
        .getByRole('button', { name: new RegExp(`${car},`, 'u') });
      await truck.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('complementary', { name: `Samochód ${car}` }).waitFor({ timeout });
    },
    park: card.getByRole('button', { name: /^Parkuj / }),
    stop: card.getByRole('button', { name: 'Zatrzymaj tu' }),
    goOn: card.getByRole('button', { name: 'Jedź dalej' }),
    dropParking: card.getByRole('button', { name: 'Nie parkuj, jedź dalej' }),
    cancelCar: card.getByRole('button', { name: 'Odwołaj wyjazd' }),
    /** Where the trucks are painted now; their canvas is the topmost. */
    painted: (): Promise<Painted | null> => page.locator('canvas').last().evaluate(paintedOn),
  };
}

function paintedOn(canvas: Element): Painted | null {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return null;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (pixels === undefined) return null;
  let [count, x, y] = [0, 0, 0];
  for (let index = 3; index < pixels.length; index += 4) {
    if ((pixels[index] ?? 0) < 128) continue;
    const place = (index - 3) / 4;
    count += 1;
    x += place % canvas.width;
    y += Math.floor(place / canvas.width);
  }
  return count === 0 ? null : { x: x / count, y: y / count, pixels: count };
}

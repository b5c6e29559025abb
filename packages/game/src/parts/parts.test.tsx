import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CAR_ACTIONS, ORDER_STATUSES } from '@fracht/engine';
import { expectAccessible } from '@fracht/testing/game/render-in-game.tsx';
import { CarChip } from './car-chip.tsx';
import { EuDots } from './eu-dots.tsx';
import { FitWords } from './fit-label.tsx';
import { OrderChip } from './order-chip.tsx';
import { TachographStrip } from './tachograph-strip.tsx';
import { datedHours, WindowBar } from './window-bar.tsx';
import { WorkBar } from './work-bar.tsx';

afterEach(cleanup);

const HOUR = 3600;
const axis = { from: 0, to: 20 * HOUR };

test('[ORL-8] a window bar speaks its hours and the planned arrival', () => {
  render(
    <WindowBar axis={axis} pick={{ from: 60, to: 300 }} deliver={{ from: 480, to: 720 }} tone="ok" plan={9 * HOUR} />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Załadunek dzień\u00a01, 13:00–17:00, rozładunek dni\u00a01–2, 20:00–0:00, plan przyjazdu dzień\u00a01, 21:00',
  );
});

test('[CRS-1] a work bar says what is left, and what is over', () => {
  const { rerender } = render(<WorkBar type="ST" worked={454 * 60} limit={540} warning={45} />);
  expect(screen.getByText('1:26')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Czas jazdy 7:34 z\u00a09:00, zostało 1:26' })).toBeDefined();
  rerender(<WorkBar type="ST" worked={575 * 60} limit={540} warning={45} />);
  expect(screen.getByText('+0:35')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Czas jazdy 9:35 z\u00a09:00, po limicie 0:35' })).toBeDefined();
});

test('the signs of cars and orders have words for every state, and are accessible', async () => {
  const { container } = render(
    <main>
      <ul>
        {CAR_ACTIONS.map((action) => (
          <li key={action}>
            <CarChip action={action} />
          </li>
        ))}
        {ORDER_STATUSES.map((status) => (
          <li key={status}>
            <OrderChip status={status} />
          </li>
        ))}
      </ul>
      <FitWords tone="tight" text="ledwo zdąży" />
      <EuDots done={2} most={3} />
      <TachographStrip
        type="ADR"
        axis={axis}
        now={8 * HOUR}
        limit={9 * HOUR}
        dayEnd={15 * HOUR}
        label="Przebieg dnia"
        blocks={[
          { kind: 'drive', from: 0, to: 8 * HOUR, planned: false },
          { kind: 'rest', from: 8 * HOUR, to: 17 * HOUR, planned: true },
        ]}
      />
    </main>,
  );
  expect([...container.querySelectorAll('li')].every((item) => item.textContent !== '')).toBe(true);
  expect(screen.getByRole('img', { name: 'Kursy UE: 2 z\u00a03' })).toBeDefined();
  await expectAccessible(container);
});

test('[ORL-8] the hours of a window are told with their day, over midnight with both', () => {
  expect(datedHours({ from: 60, to: 300 })).toBe('dzień\u00a01, 13:00–17:00');
  expect(datedHours({ from: 600, to: 960 })).toBe('dni\u00a01–2, 22:00–4:00');
});

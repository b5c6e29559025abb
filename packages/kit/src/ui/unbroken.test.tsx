import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

afterEach(cleanup);

test('[UIX-14] no line ends inside the number of a car, and no word is lost', () => {
  const text = 'ST-04 i ADR-120 czekają, e-mail i PG-7 też.';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'ST-04',
    'ADR-120',
    'PG-7',
  ]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeTexts } from './whole-texts.tsx';

test('[UIX-25] a text beside something else stands in an element of its own', () => {
  render(<p>{wholeTexts(['Zostało', <b key="n">{3}</b>])}</p>);
  expect(screen.getByText('Zostało').tagName).toBe('BDI');
  expect(screen.getByText('3').tagName).toBe('B');
});

// What all tests of screens are held to after each of them (testing/src/screens/whole-texts.ts): that it finds what it looks for.
test.fails('[UIX-25] no test draws a text beside something else without one', () => {
  const left = 3;
  render(
    <p>
      Zostało <b>{left}</b>
    </p>,
  );
  expect(screen.getByText(String(left)).tagName).toBe('B');
});

import { render, screen } from '@testing-library/react';
import { bareTexts } from '@fracht/testing/screens/whole-texts.ts';
import { expect, test } from 'vitest';
import { wholeTexts } from './whole-texts.tsx';

test('[UIX-25] a text beside something else stands in an element of its own', () => {
  render(<p>{wholeTexts(['Zostało', <b key="n">{3}</b>])}</p>);
  expect(screen.getByText('Zostało').tagName).toBe('BDI');
  expect(screen.getByText('3').tagName).toBe('B');
});

test('[UIX-25] what all tests of screens are held to finds a text beside something else without one', () => {
  render(
    <p>
      Zostało <b>{3}</b>
    </p>,
  );
  expect(bareTexts()).toEqual(['Zostało ']);
  expect(bareTexts()).toEqual([]);
});

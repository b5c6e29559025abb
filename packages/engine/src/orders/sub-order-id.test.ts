import { expect, test } from 'vitest';
import { subOrderId } from './sub-order-id.ts';

test('[ORD-10] the second waybill has dashes, the last digit one higher and a P', () => {
  expect(subOrderId('POZ/1126/0410')).toBe('POZ-1126-0411-P');
  expect(subOrderId('HAM/0127/12340')).toBe('HAM-0127-12341-P');
});

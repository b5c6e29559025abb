import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DueHeap } from './due-heap.ts';

const nothing = () => undefined;

function drain(heap: DueHeap): number[] {
  const moments: number[] = [];
  for (let due = heap.next(); due !== null; due = heap.next()) {
    heap.remove(due);
    moments.push(due.at);
  }
  return moments;
}

test('gives what is due in order, whatever was taken out before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(50), fc.boolean())), (plan) => {
      const heap = new DueHeap();
      const dues = plan.map(([at]) => heap.add(at, nothing));
      plan.forEach(([, stays], index) => {
        const due = dues[index];
        if (!stays && due !== undefined) heap.remove(due);
      });
      const left = plan.filter(([, stays]) => stays).map(([at]) => at);
      expect(heap.size).toBe(left.length);
      expect(drain(heap)).toEqual(left.sort((one, other) => one - other));
    }),
  );
});

test('taking the same one out twice takes nothing else', () => {
  const heap = new DueHeap();
  const first = heap.add(1, nothing);
  heap.add(2, nothing);
  heap.remove(first);
  heap.remove(first);
  expect(drain(heap)).toEqual([2]);
});

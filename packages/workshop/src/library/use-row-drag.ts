import { useRef, useState, type DragEvent } from 'react';

export type DropMark = { readonly id: string; readonly isAfter: boolean };

/** Dragging rows: which one is dragged and where it would be dropped. The listeners are on the table's body. */
export function useRowDrag(onDrop: (id: string, target: string, isAfter: boolean) => void) {
  const held = useRef<string | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const end = (): void => {
    held.current = null;
    setMark(null);
  };
  return {
    mark,
    onDragStart: (event: DragEvent): void => {
      const row = rowOf(event);
      if (row?.dataset['id'] === undefined) return;
      held.current = row.dataset['id'];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.dataset['id']);
      event.dataTransfer.setDragImage(row, 24, row.offsetHeight / 2);
    },
    onDragOver: (event: DragEvent): void => {
      const row = rowOf(event);
      const id = row?.dataset['id'];
      if (held.current === null || row === null || id === undefined) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      const isAfter = event.clientY > top + height / 2;
      setMark((before) => (before?.id === id && before.isAfter === isAfter ? before : { id, isAfter }));
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      if (held.current !== null && mark !== null && mark.id !== held.current)
        onDrop(held.current, mark.id, mark.isAfter);
      end();
    },
    onDragEnd: end,
  };
}

function rowOf({ target }: DragEvent): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest('tr') : null;
}

import type { DragEvent } from 'react';
import type { Moving, Target } from '@fracht/scenarios';
import type { CardEvents, Held } from './canvas-store.ts';
import styles from './card.module.css';

/** Classes that tell the graph library to leave mouse drags to the element. */
export const NO_DRAG = 'nopan nodrag';

/** The class of a part of a card while something is dragged over it. */
export function heldClass(held: Held | null, way: Target['way']): string | undefined {
  if (held === null || held.target.way !== way) return undefined;
  return held.isFine ? styles.takes : styles.refuses;
}

/** Makes an element draggable. */
export function sourceOf(events: CardEvents, moving: Moving) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      events.grab(moving);
    },
    onDragEnd: events.release,
  };
}

/** Makes an element a drop target. */
export function targetOf(events: CardEvents, target: Target) {
  return {
    onDragOver: (event: DragEvent) => {
      if (events.over(target)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      events.drop(target);
    },
  };
}

/** Marks an element as the place where a line leaves a card, for the graph library. */
export function handleOf(id: string) {
  return { 'data-handleid': id, 'data-handlepos': 'right' };
}

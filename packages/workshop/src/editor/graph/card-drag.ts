import type { DragEvent } from 'react';
import type { Moving, Target } from '@fracht/scenarios';
import type { CardEvents, Held } from './canvas-store.ts';
import styles from '../card.module.css';

/** What the mouse carries by itself, not the canvas under it. */
export const NO_DRAG = 'nopan nodrag';

/** How a part of a card looks while something is held over it. */
export function heldClass(held: Held | null, way: Target['way']): string | undefined {
  if (held === null || held.target.way !== way) return undefined;
  return held.isFine ? styles.takes : styles.refuses;
}

/** Something that can be picked up. */
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

/** Where it can be put down. */
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

/** How the canvas finds where a line leaves a card. */
export function handleOf(id: string) {
  return { 'data-handleid': id, 'data-handlepos': 'right' };
}

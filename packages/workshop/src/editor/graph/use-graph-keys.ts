import type { KeyboardEvent } from 'react';
import type { StoreApi } from 'zustand';
import { useReactFlow } from '@xyflow/react';
import type { TreeAction } from '../branches/tree-action.ts';
import type { GraphLayout } from './layout.ts';
import type { Spot } from '../store/spot.ts';
import { spotAfter } from './arrow-keys.ts';
import type { CanvasState } from './canvas-store.ts';

const WITH_CONTROL: Readonly<Record<string, TreeAction>> = { c: 'copy', x: 'cut', v: 'paste' };
const WITH_ALT: Readonly<Record<string, TreeAction>> = { ArrowUp: 'up', ArrowDown: 'down' };
const WITH_SHIFT: Readonly<Record<string, TreeAction>> = { Insert: 'addQuestion' };
const ALONE: Readonly<Record<string, TreeAction>> = {
  Delete: 'remove',
  Insert: 'addAnswer',
  m: 'move',
  l: 'lead',
  Escape: 'cancel',
};
const WALKING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'];

/** The keys of the graph: they navigate, act, collapse and zoom; a card selected by key takes the focus. */
export function useGraphKeys({
  graph,
  store,
  onSpot,
  onKey,
  onFold,
}: {
  graph: GraphLayout;
  store: StoreApi<CanvasState>;
  onSpot: (spot: Spot) => void;
  onKey: (key: TreeAction) => void;
  onFold: (path: string) => void;
}): (event: KeyboardEvent) => void {
  const zoom = useZoomKeys();
  const takeFocus = (): void => store.setState(({ focus }) => ({ focus: focus + 1 }));
  const walked = (event: KeyboardEvent): boolean => {
    if (!WALKING.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return false;
    takeFocus();
    onSpot(spotAfter(graph, store.getState().spot, event.key));
    return true;
  };
  const asked = (event: KeyboardEvent): boolean => {
    const key = askedBy(event, store.getState().moving !== null);
    if (key === undefined) return false;
    if (key !== 'form' && key !== 'find') takeFocus();
    onKey(key);
    return true;
  };
  return (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('[data-path], [data-way]') === null) return;
    const isFold = event.key === ' ';
    if (isFold) onFold(store.getState().spot.path);
    if (isFold || walked(event) || asked(event) || zoom(event)) event.preventDefault();
  };
}

function askedBy(event: KeyboardEvent, isMoving: boolean): TreeAction | undefined {
  const { key } = event;
  if (key === 'Enter') return isMoving ? 'put' : 'form';
  if (event.ctrlKey || event.metaKey) return WITH_CONTROL[key.toLowerCase()];
  if (event.altKey) return WITH_ALT[key];
  if (event.shiftKey) return WITH_SHIFT[key];
  return ALONE[key] ?? ALONE[key.toLowerCase()];
}

function useZoomKeys(): (event: KeyboardEvent) => boolean {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return false;
    if (key === '+' || key === '=') void zoomIn();
    else if (key === '-') void zoomOut();
    else if (key === '0') void fitView({ padding: 0.08, maxZoom: 1 });
    else return false;
    return true;
  };
}

import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component in a chunk of its own, which is loaded when it is first drawn. (UIX-13) */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadChunk(load).then((component) => ({ default: component })));
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The steps by which a slide gets smaller until it fits; the style sheet defines what each of them makes smaller. */
const STEPS = 4;

/**
 * Makes the content of an element smaller, step by step (`data-fit`), until nothing of it is below its edge: whenever it is rendered, and when it or its
 * content changes size, for example when a picture has loaded. (PRJ-1)
 */
export function useFit<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => fit(box.current));
  useEffect(() => {
    const observer = new ResizeObserver(() => fit(box.current));
    const { current } = box;
    if (current !== null) for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

function fit(box: HTMLElement | null): void {
  if (box === null) return;
  for (let step = 0; step <= STEPS; step += 1) {
    box.dataset['fit'] = String(step);
    if (box.scrollHeight <= box.clientHeight) return;
  }
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/virtual-core';

/** Up to this length a list is rendered as a whole, above it virtualised: two hundred rows would delay the letters typed into the search. */
const WHOLE = 40;
const ROW_HEIGHT = 61;
const OVERSCAN = 4;

type RowVirtualizer = Virtualizer<Window, HTMLTableRowElement>;
type ShownRange = { readonly shown: readonly number[]; readonly before: number; readonly after: number };

const NOTHING: ShownRange = { shown: [], before: 0, after: 0 };

/** Virtualisation of a long table: which rows are rendered, and the space that replaces the others. A short one is rendered as a whole. */
export function useShownRows(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useRef<RowVirtualizer | null>(null);
  const [view, setView] = useState(NOTHING);
  const isLong = count > WHOLE;
  useLayoutEffect(() => {
    const place = body.current?.getBoundingClientRect().top;
    if (!isLong || place === undefined) return undefined;
    const top = Math.round(place + window.scrollY);
    const made = windowRows(count, top, (changed) => setView(viewOf(changed, top)));
    rows.current = made;
    const { _didMount: start, _willUpdate: watch } = made;
    const stop = start();
    watch();
    setView(viewOf(made, top));
    return stop;
  }, [isLong, count]);
  const measure = useCallback((row: HTMLTableRowElement | null) => rows.current?.measureElement(row), []);
  const whole = { shown: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  return { body, ...(isLong ? { ...view, measure } : { ...whole, measure: undefined }) };
}

function windowRows(count: number, top: number, onChange: (rows: RowVirtualizer) => void): RowVirtualizer {
  return new Virtualizer<Window, HTMLTableRowElement>({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    onChange,
  });
}

function viewOf(rows: RowVirtualizer, top: number): ShownRange {
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  if (first === undefined || last === undefined) return NOTHING;
  return {
    shown: items.map(({ index }) => index),
    before: first.start - top,
    after: rows.getTotalSize() - (last.end - top),
  };
}

/** Whether this is `npm run test:deep`, which has an hour; `npm test` has ten minutes. */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';

/** How many times more than usual `npm run test:deep` tries: 1, or what `FRACHT_TIMES` says. For a night, or for one file after a change to what it tests. */
const TIMES = Number(process.env['FRACHT_TIMES'] ?? 1);

/** The one of two values that applies in this run: a length of play, or a limit that follows from it. */
export function atDepth<Value>({ few, many }: { readonly few: Value; readonly many: Value }): Value {
  return IS_DEEP ? many : few;
}

/**
 * How many of something to try: `few` in `npm test`, unless a file belongs to the deep run alone; `many` in `npm run test:deep`, times `FRACHT_TIMES`.
 */
export function howMany({ few, many }: { readonly few?: number; readonly many: number }): number {
  return atDepth({ few: few ?? many, many: Math.ceil(many * TIMES) });
}

/** Whether this is `npm run test:deep`, which has an hour; `npm test` has ten minutes. */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';

/** How many times more than usual `npm run test:deep` tries: 1, or what `FRACHT_TIMES` says. For a night, or for one file after a change of what it looks at. */
const TIMES = Number(process.env['FRACHT_TIMES'] ?? 1);

/** How many of something to try: `few` in `npm test`, `many` in `npm run test:deep`, times `FRACHT_TIMES`. */
export function howMany({ few, many }: { readonly few: number; readonly many: number }): number {
  return IS_DEEP ? Math.ceil(many * TIMES) : few;
}

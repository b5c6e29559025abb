/** A range whose lower end is above its upper end: keys and values of both. */
type Crossed = {
  readonly least: { readonly key: string; readonly value: number };
  readonly most: { readonly key: string; readonly value: number };
};
type Bounded = { readonly key: string; readonly notOver?: string | undefined };

/** The ranges whose lower end is above the upper end, such as that of pay: a game could not draw a number from them. Missing values are not judged. (SET-3) */
export function reversedRanges(
  settings: readonly Bounded[],
  valueOf: (key: string) => number | null | undefined,
): readonly Crossed[] {
  return settings.flatMap(({ key, notOver }) => {
    if (notOver === undefined) return [];
    const [least, most] = [valueOf(key) ?? null, valueOf(notOver) ?? null];
    if (least === null || most === null || least <= most) return [];
    return [{ least: { key, value: least }, most: { key: notOver, value: most } }];
  });
}

const GAP = '\u00a0';

/**
 * Polish texts about loading or unloading that goes past the end of a driver's day. `work`: which of the two; `ends`: until when; `rest`: the latest start of
 * the rest.
 */
export const pastDayText = {
  todo: (work: string, ends: string, rest: string) => `${work} do ${ends}, odpoczynek najpóźniej o${GAP}${rest}`,
  /** After the line with the latest start of the rest. */
  line: (work: string, ends: string) => `, a${GAP}${work} skończy się dopiero o${GAP}${ends}`,
  title: `Praca przy rampie nie zmieści się w${GAP}dobie kierowcy.`,
  ahead: (work: string, ends: string, rest: string) =>
    `Ten ${work} potrwa do ${ends}, a${GAP}odpoczynek musi się zacząć najpóźniej o${GAP}${rest}. Wybierz przed nim parking.`,
  working: (rest: string) =>
    `To praca, a${GAP}odpoczynek musi się zacząć najpóźniej o${GAP}${rest}. Później jazda bez odpoczynku to możliwa kontrola i${GAP}kara.`,
  /** A rest that is chosen while the car loads, and begins afterwards. */
  afterLoading: {
    todo: (hour: string) => `odpoczynek zaraz po załadunku, o${GAP}${hour}`,
    choose: (hour: string) => `Wybierz parking: odpoczynek zaraz po załadunku, o${GAP}${hour}.`,
    rest: (rest: string, time: string, hour: string) => `${rest} ${time} po załadunku, od ${hour}.`,
    title: (hour: string, place: string) => `Po załadunku odpoczynek od ${hour}: ${place}.`,
  },
};

const GAP = '\u00a0';

/** Polish texts about what the end of a situation brought besides its decisions. (SIC-18) */
export const settledText = {
  inTime: (points: string) => `premia za czas: ${points}${GAP}pkt`,
  alone: (points: string) => `premia za samodzielność: ${points}${GAP}pkt`,
  calls: (points: string) => `rozmowy: ${points}${GAP}pkt`,
  whole: (points: string) => `cała sytuacja: ${points}${GAP}pkt`,
} as const;

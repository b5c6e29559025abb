const GAP = '\u00a0';

/** Polish of how late a plan is just now. (SIC-19) */
export const lateByPlanText = {
  late: (time: string) => `Według planu spóźnienie: ${time}`,
  inTime: (time: string) => `Według planu spóźnienie: 0${GAP}min., zapas: ${time}`,
} as const;

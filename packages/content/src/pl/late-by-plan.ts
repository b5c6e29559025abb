const GAP = '\u00a0';

/** Polish texts about how late a plan is at present. (SIC-19) */
export const lateByPlanText = {
  late: (time: string) => `Według planu spóźnienie: ${time}`,
  inTime: (time: string) => `Według planu spóźnienie: 0${GAP}min., zapas: ${time}`,
} as const;

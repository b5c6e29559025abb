/** The four kinds of car and of cargo. */
export const CAR_TYPES = ['ST', 'ATP', 'ADR', 'PG'] as const;
export type CarType = (typeof CAR_TYPES)[number];

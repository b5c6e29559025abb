/** Whose a car is: one of the company's own fleet, or one hired from a subcontractor, who bears what his vehicle and his driver cost. */
export const CAR_OWNERSHIPS = ['COMPANY', 'SUBCONTRACTOR'] as const;
export type CarOwnership = (typeof CAR_OWNERSHIPS)[number];

/** Whose this car is. */
export function ownershipOf({ subcontractor }: { readonly subcontractor: boolean }): CarOwnership {
  return subcontractor ? 'SUBCONTRACTOR' : 'COMPANY';
}

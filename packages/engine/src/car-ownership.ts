/** Whether a car belongs to the company's own fleet or is hired from a subcontractor, who bears the costs of his vehicle and his driver. */
export const CAR_OWNERSHIPS = ['COMPANY', 'SUBCONTRACTOR'] as const;
export type CarOwnership = (typeof CAR_OWNERSHIPS)[number];

/** Whether this car is the company's own or a subcontractor's. */
export function ownershipOf({ subcontractor }: { readonly subcontractor: boolean }): CarOwnership {
  return subcontractor ? 'SUBCONTRACTOR' : 'COMPANY';
}

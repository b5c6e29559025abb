import type { Grosze } from '../units.ts';

/**
 * The value of an hour of a company car when two decisions are compared, in grosze: 30 zł, for the leasing, insurance, service and office costs
 * of a truck, which are 1.24 of the 4.30 zł per kilometre and so some 720 zł for a day of 580 km. It is one price for anything else the car
 * could have done in that time, the same for all alternatives. (DFD-5)
 */
export const CAR_HOUR = 3000 as Grosze;

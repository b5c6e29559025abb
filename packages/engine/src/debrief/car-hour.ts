import type { Grosze } from '../units.ts';

/**
 * What an hour of a company's car is worth to whoever compares two decisions, in grosze: 30 zł, the leasing, insurance, service and office of a
 * truck, which are 1.24 of the 4.30 zł of a kilometre and so some 720 zł a day of 580 km. One price for whatever else the car could have done
 * meanwhile, the same for all alternatives. (DFD-5)
 */
export const CAR_HOUR = 3000 as Grosze;

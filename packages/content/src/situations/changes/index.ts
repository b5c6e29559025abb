import type { ChangeEvent } from '@fracht/engine';
import { REEFER_WANTED } from './z01-reefer-wanted.ts';
import { OVERSIZE_CARGO } from './z02-oversize-cargo.ts';
import { TRAILER_BREAKDOWN } from './z03-trailer-breakdown.ts';
import { OTHER_RELATION } from './z04-other-relation.ts';
import { LATER_LOADING } from './z05-later-loading.ts';
import { EARLIER_LOADING } from './z06-earlier-loading.ts';
import { WAREHOUSE_WITHOUT_POWER } from './z07-warehouse-without-power.ts';
import { TWO_LOADINGS } from './z08-two-loadings.ts';
import { EARLIER_DELIVERY } from './z09-earlier-delivery.ts';
import { LATER_UNLOADING } from './z10-later-unloading.ts';
import { STRANGER_ON_THE_PHONE } from './z11-stranger-on-the-phone.ts';
import { OTHER_SHIFT } from './z12-other-shift.ts';
import { QUEUE_AT_THE_RAMP } from './z13-queue-at-the-ramp.ts';
import { BROKEN_FORKLIFT } from './z14-broken-forklift.ts';
import { WAIT_WITH_CARGO } from './z15-wait-with-cargo.ts';
import { RETURNED_PALLETS } from './z16-returned-pallets.ts';

/** All change events, in the order of their ids. (LIB-12) */
export const CHANGES: readonly ChangeEvent[] = [
  REEFER_WANTED,
  OVERSIZE_CARGO,
  TRAILER_BREAKDOWN,
  OTHER_RELATION,
  LATER_LOADING,
  EARLIER_LOADING,
  WAREHOUSE_WITHOUT_POWER,
  TWO_LOADINGS,
  EARLIER_DELIVERY,
  LATER_UNLOADING,
  STRANGER_ON_THE_PHONE,
  OTHER_SHIFT,
  QUEUE_AT_THE_RAMP,
  BROKEN_FORKLIFT,
  WAIT_WITH_CARGO,
  RETURNED_PALLETS,
];

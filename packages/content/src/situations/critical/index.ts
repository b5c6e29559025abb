import type { Emergency } from '@fracht/engine';
import { COLLISION } from './k01-collision.ts';
import { INJURED_ABROAD } from './k02-injured-abroad.ts';
import { PARKING_DAMAGE } from './k03-parking-damage.ts';
import { TANKER_OVERTURNED } from './k04-tanker-overturned.ts';
import { ENGINE_BREAKDOWN } from './k05-engine-breakdown.ts';
import { FLAT_TYRE } from './k06-flat-tyre.ts';
import { REEFER_FAILURE } from './k07-reefer-failure.ts';
import { GOODS_TOO_WARM } from './k08-goods-too-warm.ts';
import { DRUM_LEAK } from './k09-drum-leak.ts';
import { ADR_INSTRUCTIONS } from './k10-adr-instructions.ts';
import { TOO_WIDE } from './k11-too-wide.ts';
import { LOW_BRIDGE } from './k12-low-bridge.ts';
import { CARGO_THEFT } from './k13-cargo-theft.ts';
import { FUEL_THEFT } from './k14-fuel-theft.ts';
import { DRIVING_TIME_CHECK } from './k15-driving-time-check.ts';
import { BREAK_AND_CABOTAGE_CHECK } from './k16-break-and-cabotage-check.ts';
import { OUT_OF_DRIVING_TIME } from './k17-out-of-driving-time.ts';
import { CARGO_NOT_READY } from './k18-cargo-not-ready.ts';
import { LATE_FOR_LOADING } from './k19-late-for-loading.ts';
import { OVERLOADED } from './k20-overloaded.ts';
import { FERRY_STORM } from './k21-ferry-storm.ts';
import { FERRY_MISSED } from './k22-ferry-missed.ts';
import { FERRY_UNDECLARED_ADR } from './k23-ferry-undeclared-adr.ts';
import { DRIVER_ILL } from './k24-driver-ill.ts';
import { REFUSED_CARGO } from './k25-refused-cargo.ts';
import { WRONG_CMR } from './k26-wrong-cmr.ts';
import { CLOSED_MOTORWAY } from './k27-closed-motorway.ts';
import { ROAD_BLOCKADE } from './k28-road-blockade.ts';
import { SHIFTED_LOAD } from './k29-shifted-load.ts';
import { STOWAWAYS } from './k30-stowaways.ts';
import { ADBLUE_WARNING } from './k31-adblue-warning.ts';
import { FUEL_WITHOUT_SENT } from './k32-fuel-without-sent.ts';
import { TOO_CHEAP_SUBCONTRACTOR } from './k33-too-cheap-subcontractor.ts';
import { CABOTAGE_TOO_SOON } from './k34-cabotage-too-soon.ts';
import { DAY_RUNS_OUT } from './k35-day-runs-out.ts';
import { NOTE_FOR_DELAY } from './k36-note-for-delay.ts';
import { NO_PALLETS_BACK } from './k37-no-pallets-back.ts';
import { DRIVER_CARD_FAILS } from './k38-driver-card-fails.ts';
import { WEEKEND_ABROAD } from './k39-weekend-abroad.ts';
import { CHEAP_BACKLOAD } from './k40-cheap-backload.ts';
import { HIDDEN_DAMAGE } from './k41-hidden-damage.ts';

/** The critical situations, in the order of their ids. (LIB-10) */
export const CRITICAL_SITUATIONS: readonly Emergency[] = [
  COLLISION,
  INJURED_ABROAD,
  PARKING_DAMAGE,
  TANKER_OVERTURNED,
  ENGINE_BREAKDOWN,
  FLAT_TYRE,
  REEFER_FAILURE,
  GOODS_TOO_WARM,
  DRUM_LEAK,
  ADR_INSTRUCTIONS,
  TOO_WIDE,
  LOW_BRIDGE,
  CARGO_THEFT,
  FUEL_THEFT,
  DRIVING_TIME_CHECK,
  BREAK_AND_CABOTAGE_CHECK,
  OUT_OF_DRIVING_TIME,
  CARGO_NOT_READY,
  LATE_FOR_LOADING,
  OVERLOADED,
  FERRY_STORM,
  FERRY_MISSED,
  FERRY_UNDECLARED_ADR,
  DRIVER_ILL,
  REFUSED_CARGO,
  WRONG_CMR,
  CLOSED_MOTORWAY,
  ROAD_BLOCKADE,
  SHIFTED_LOAD,
  STOWAWAYS,
  ADBLUE_WARNING,
  FUEL_WITHOUT_SENT,
  TOO_CHEAP_SUBCONTRACTOR,
  CABOTAGE_TOO_SOON,
  DAY_RUNS_OUT,
  NOTE_FOR_DELAY,
  NO_PALLETS_BACK,
  DRIVER_CARD_FAILS,
  WEEKEND_ABROAD,
  CHEAP_BACKLOAD,
  HIDDEN_DAMAGE,
];

import type { Minutes, Order } from '@fracht/engine';
import { partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import { isTight, minutesShort, type Fit } from './fit.ts';
import styles from './fit-label.module.css';

const { fit: words } = partsText;

/** One figure of a fit in words; `isTight`: it is what makes the fit tight. */
export type FitPart = { readonly text: string; readonly isTight: boolean };

/**
 * Which car makes it in time, and with how much to spare: "ST-06", "okno 1:47", "doba 1:32"; or what is missing, and the limit on cars that rules out a better
 * choice. (ORL-7, ORL-13, ORL-14)
 */
export function fitParts(order: Order, fit: Fit): readonly FitPart[] {
  const held = fit.held === null ? [] : [plain(words.held[fit.held.kind](fit.held.held, fit.held.limit))];
  if (fit.plan === null) return held.length > 0 ? held : [plain(words.noCar(order.type))];
  // The number comes before the long word: if the cell is too narrow, the word is cut.
  const short = minutesShort(fit);
  const time = formatSpan(short);
  if (fit.car === null) {
    const first = short > 0 ? [plain(words.missing(time))] : [windowOf(fit.spare), ...endOf(fit)];
    return [...first, plain(words.hired), ...held];
  }
  if (short > 0) return [plain(words.carMissing(fit.car.id, time)), ...held];
  return [plain(fit.car.id), windowOf(fit.spare), ...dayOf(fit), ...endOf(fit), ...held];
}

/** The margin of a plan in each window and in the driver's day: "zał. 1:24", "okno 1:47", "doba 1:32"; nothing if it is too late. (SHP-6) */
export function marginParts(fit: Fit): readonly FitPart[] {
  if (fit.plan === null || minutesShort(fit) > 0) return [];
  const { loading, unloading } = fit.plan.margins;
  return [...part(words.loading, loading), ...part(words.window, unloading), ...dayOf(fit), ...endOf(fit)];
}

/** The figures of a fit in one line, the tight ones marked. */
export function FitParts({ parts }: { readonly parts: readonly FitPart[] }) {
  return parts.map(({ text, isTight: isMarked }, index) => (
    <span key={text}>
      <bdi>{index === 0 ? '' : words.dot}</bdi>
      {isMarked ? <b className={styles.tight}>{text}</b> : <span className={styles.part}>{text}</span>}
    </span>
  ));
}

/** The day of a subcontractor's driver, and of one who exceeds a limit, is not shown. */
function dayOf({ car, plan }: Fit): readonly FitPart[] {
  if (plan === null || plan.overdue || car === null || car.subcontractor) return [];
  return part(words.day, plan.margins.day);
}

/** The time left to the end of the game, if it is short. (ORL-13) */
function endOf({ endSlack }: Fit): readonly FitPart[] {
  return isTight(endSlack) ? part(words.end, endSlack) : [];
}

function windowOf(spare: Minutes): FitPart {
  return { text: words.window(formatSpan(spare)), isTight: isTight(spare) };
}

function part(name: (time: string) => string, margin: Minutes | null): readonly FitPart[] {
  return margin === null ? [] : [{ text: name(formatSpan(Math.max(0, margin))), isTight: isTight(margin) }];
}

function plain(text: string): FitPart {
  return { text, isTight: false };
}

import { partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { isPastEnd, isPastLimit, minutesShort, type Fit, type FitTone } from './fit.ts';
import styles from './fit-label.module.css';

const ICONS: { readonly [T in FitTone]: SpriteName } = { ok: 'b-check', tight: 'b-tight', no: 'b-cross' };

/** An icon and words for a tone; the icon alone would differ by colour only. */
export function FitWords({ tone, text }: { readonly tone: FitTone; readonly text: string }) {
  return (
    <span className={classNames(styles.fit, styles[tone])}>
      <Icon name={ICONS[tone]} size={14} />
      <bdi>{text}</bdi>
    </span>
  );
}

/** "zdąży", "ledwo zdąży", "nie zdąży", "nie zdąży przed końcem gry", "tylko po limicie" or "zdąży, gdy się zwolni". (ORL-7, ORL-13) */
export function fitWords(fit: Fit): string {
  const { fit: words } = partsText;
  if (isPastEnd(fit)) return words.pastEnd;
  if (isPastLimit(fit)) return words.pastLimit;
  return fit.comesFree && fit.tone !== 'no' ? words.later[fit.tone] : words[fit.tone];
}

/** The words of a fit with their icon. (ORL-7) */
export function FitLabel({ fit }: { readonly fit: Fit }) {
  return <FitWords tone={fit.tone} text={fitWords(fit)} />;
}

/** How much time is left over or missing: "zapas 2:24", "brakuje 0:35"; or that one of the driver's limits would be exceeded. (ORL-7, ORL-13) */
export function FitSpare({ fit }: { readonly fit: Fit }) {
  return <FitWords tone={fit.tone} text={spareWords(fit)} />;
}

function spareWords(fit: Fit): string {
  const { fit: words } = partsText;
  const short = formatSpan(minutesShort(fit));
  if (isPastEnd(fit)) return words.pastEndBy(short);
  if (fit.plan === null)
    return fit.held === null ? fitWords(fit) : words.held[fit.held.kind](fit.held.held, fit.held.limit);
  if (isPastLimit(fit)) return fitWords(fit);
  if (fit.spare < 0) return words.missing(short);
  const spare = words.spare(formatSpan(Math.min(fit.spare, fit.endSlack)));
  return fit.comesFree ? words.dotted(fitWords(fit), spare) : spare;
}

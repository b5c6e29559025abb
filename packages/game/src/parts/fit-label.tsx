import { partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { isPastLimit, type Fit, type FitTone } from './fit.ts';
import styles from './fit-label.module.css';

const ICONS: { readonly [T in FitTone]: SpriteName } = { ok: 'b-check', tight: 'b-tight', no: 'b-cross' };

/** A sign and words for a tone; the sign alone would speak by colour only. */
export function FitWords({ tone, text }: { readonly tone: FitTone; readonly text: string }) {
  return (
    <span className={classNames(styles.fit, styles[tone])}>
      <Icon name={ICONS[tone]} size={14} />
      {text}
    </span>
  );
}

/** "zdąży", "ledwo zdąży", "nie zdąży" or "tylko po limicie". (ORL-7) */
export function fitWords(fit: Fit): string {
  return isPastLimit(fit) ? partsText.fit.pastLimit : partsText.fit[fit.tone];
}

/** The words of a fit with their sign. (ORL-7) */
export function FitLabel({ fit }: { readonly fit: Fit }) {
  return <FitWords tone={fit.tone} text={fitWords(fit)} />;
}

/** How much time is left over or missing: "zapas 2:24", "brakuje 0:35"; or that a limit of the driver's would be passed. (ORL-7) */
export function FitSpare({ fit }: { readonly fit: Fit }) {
  if (fit.plan === null || isPastLimit(fit)) return <FitLabel fit={fit} />;
  const time = formatSpan(Math.abs(fit.spare));
  return <FitWords tone={fit.tone} text={fit.spare < 0 ? partsText.fit.missing(time) : partsText.fit.spare(time)} />;
}

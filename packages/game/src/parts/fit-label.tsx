import { partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import type { Fit, FitTone } from './fit.ts';
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

/** "zdąży", "ledwo zdąży" or "nie zdąży". (ORL-7) */
export function FitLabel({ tone }: { readonly tone: FitTone }) {
  return <FitWords tone={tone} text={partsText.fit[tone]} />;
}

/** How much time is left over or missing: "zapas 2:24", "brakuje 0:35". */
export function FitSpare({ fit }: { readonly fit: Fit }) {
  if (fit.plan === null) return <FitLabel tone={fit.tone} />;
  const time = formatSpan(Math.abs(fit.spare));
  return <FitWords tone={fit.tone} text={fit.spare < 0 ? partsText.fit.missing(time) : partsText.fit.spare(time)} />;
}

import { partsText } from '@fracht/content';
import { type Order, type World, cabotageIn } from '@fracht/engine';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { SourceNotes } from './source-notes.tsx';
import styles from './abroad-marks.module.css';

type OfOrder = { readonly order: Order; readonly world: World };

/** The marks of an order whose route leaves Poland, and of one within a foreign country. (ORL-10) */
export function AbroadMarks({ order, world }: OfOrder) {
  const { eu, cabotage } = partsText;
  const country = cabotageIn(world, order);
  return (
    <>
      {order.eu ? (
        <abbr className={styles.mark} title={eu.long}>
          {eu.short}
        </abbr>
      ) : null}
      {country === null ? null : (
        <abbr className={classNames(styles.mark, styles.cabotage)} title={cabotage.long}>
          {cabotage.short(country)}
        </abbr>
      )}
    </>
  );
}

/** What the law says about an order within a foreign country, with its source; nothing for any other. (SHP-5) */
export function CabotageNote({ order, world }: OfOrder) {
  const country = cabotageIn(world, order);
  if (country === null) return null;
  const { places, elsewhere, knowledge, inGame, sources } = partsText.cabotage;
  return (
    <p className={styles.note}>
      <TermText text={knowledge(places[country] ?? elsewhere)} />
      <bdi>{` ${inGame}`}</bdi>
      <SourceNotes sources={sources} />
    </p>
  );
}

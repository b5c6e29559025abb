import { partsText } from '@fracht/content';
import { type Order, type World, cabotageIn } from '@fracht/engine';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import styles from './abroad-marks.module.css';

type OfOrder = { readonly order: Order; readonly world: World };

/** The marks of an order whose route leaves Poland, and of one within a foreign state. (ORL-10) */
export function AbroadMarks({ order, world }: OfOrder) {
  return (
    <>
      {order.eu ? <Mark {...partsText.eu} /> : null}
      {cabotageIn(world, order) === null ? null : <Mark {...partsText.cabotage} />}
    </>
  );
}

function Mark({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <abbr className={styles.mark} title={long}>
      {short}
    </abbr>
  );
}

/** What the law says of an order within a foreign state, with its source; nothing of any other. (SHP-5) */
export function CabotageNote({ order, world }: OfOrder) {
  const country = cabotageIn(world, order);
  if (country === null) return null;
  const { places, elsewhere, knowledge, inGame, source, checked } = partsText.cabotage;
  return (
    <p className={styles.note}>
      <TermText text={knowledge(places[country] ?? elsewhere)} /> {inGame}
      <small>{source(checked)}</small>
    </p>
  );
}

import styles from './unbroken.module.css';

/** The id of a car: its type, a dash and its number. */
const CAR = /((?:ST|ATP|ADR|PG)-\d+)/u;

/** Words that never break inside a car's id; a browser would break after its dash. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(CAR).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}

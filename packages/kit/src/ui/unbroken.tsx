import styles from './unbroken.module.css';

/** The id of a car: its type, a dash and its number. */
const CAR = /((?:ST|ATP|ADR|PG)-\d+)/u;

/** Words in which no line ends inside the id of a car: a browser breaks after its dash. */
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

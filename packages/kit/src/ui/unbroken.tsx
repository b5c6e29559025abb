import styles from './unbroken.module.css';

/** The id of a car: its type, a dash and its number. */
const CAR = /((?:ST|ATP|ADR|PG)-\d+)/u;

/** Text that never breaks inside a car's id; a browser would break after its hyphen. */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(CAR);
  // Keyed by the whole text: what a browser's translator has made of one sentence is never left next to a part of the next. (UIX-25)
  if (parts.length === 1) return <bdi key={text}>{text}</bdi>;
  return (
    <bdi key={text}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          <bdi key={index}>{part}</bdi>
        ) : (
          <span key={index} className={styles.whole}>
            {part}
          </span>
        ),
      )}
    </bdi>
  );
}

import styles from './unbroken.module.css';

/** The id of a car: its type, a dash and its number. */
const CAR = /((?:ST|ATP|ADR|PG)-\d+)/u;

/** Words that never break inside a car's id; a browser would break after its dash. */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(CAR);
  // By the whole text: what a translator has made of one sentence never stands beside a part of the next. (UIX-25)
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

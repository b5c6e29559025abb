import { codesText } from '@fracht/content';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';
import { QrCode } from '@fracht/kit/files/qr-code.tsx';
import { formatDayTime } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { sheetClass, SheetHead } from '@fracht/kit/ui/paper-sheet.tsx';
import { typedAddress } from './sheet-rules.ts';
import styles from './codes-sheet.module.css';

export type CodesSheetProps = {
  readonly cards: readonly LoginCard[];
  /** The group that all of them share; empty: none. */
  readonly group: string;
  readonly page: number;
  readonly pages: number;
};

/** A page of cards to cut out: name, login, code, and a QR code that holds both. */
export function CodesSheet({ cards, group, page, pages }: CodesSheetProps) {
  const text = codesText;
  const user = sessionStore((state) => state.user);
  const steps = text.steps(typedAddress(cards));
  return (
    <section className={sheetClass(styles.sheet)} aria-label={`${text.sheet} ${text.page(page, pages)}`}>
      <SheetHead title={text.sheetTitle}>{text.sheetGroup(group, user === null ? '' : personName(user))}</SheetHead>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <b>{index + 1}</b>
            <bdi>{` ${step}`}</bdi>
          </li>
        ))}
      </ol>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CodeCard key={card.id} card={card} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <span>{text.foot}</span>
        <span>{text.page(page, pages)}</span>
      </footer>
    </section>
  );
}

function CodeCard({ card }: { card: LoginCard }) {
  const text = codesText;
  const name = personName(card);
  return (
    <li>
      <QrCode text={card.link} label={text.qr(name)} className={styles.qr} />
      <div>
        <b className={styles.name}>{name}</b>
        <span className={styles.code}>{card.code}</span>
        <span className={styles.login}>
          <bdi>{`${text.login} `}</bdi>
          <b>{card.login}</b>
        </span>
        <span className={styles.until}>{text.works(formatDayTime(card.expiresAt))}</span>
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import type { CarType } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { select } from '../store/ui-store.ts';
import { SheetClose } from '../parts/side-sheet.tsx';
import styles from './side-card.module.css';

type CardHeadProps = { readonly type: CarType | null; readonly title: string; readonly children?: ReactNode };

const LONG = 10;

/** The top of a card: type, name, state, and the button that closes it. */
export function SideCardHead({ type, title, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      {type === null ? null : <TypeGlyph type={type} look="disc" size={40} />}
      <div>
        <h2 tabIndex={-1} className={classNames(title.length > LONG && styles.long)}>
          {title}
        </h2>
        {children}
      </div>
      <SheetClose label={gameText.card.close} className={styles.close} onClose={() => select(null)} />
    </div>
  );
}

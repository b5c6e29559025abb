import type { ReactNode } from 'react';
import { uiText } from '@fracht/content';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './paper-sheet.module.css';

/** The class of an A4 page as it will be printed: dark on white whatever the theme. The caller's own class sets its `--sheet-edge` and `--sheet-gap`. */
export function sheetClass(className: string | undefined): string {
  return classNames(styles.sheet, className);
}

type SheetHeadProps = { readonly title: ReactNode; readonly children: ReactNode };

/** The header of an A4 page: its title with a line below it, and the product's name at the end. */
export function SheetHead({ title, children }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <span className={styles.mark}>
        <Icon name="i-logo" size={24} />
        <bdi>{uiText.product}</bdi>
      </span>
    </header>
  );
}

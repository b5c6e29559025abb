import { useState, type ReactNode } from 'react';
import { gameText } from '@fracht/content';
import { useBackCloses } from '@fracht/kit/ui/back-closes.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsPhone } from './use-is-phone.ts';
import styles from './side-sheet.module.css';

type SideSheetProps = {
  readonly label: string;
  /** On a phone it opens at full height. */
  readonly startsTall?: boolean;
  readonly className?: string | undefined;
  /** So wide that notices move beside it. */
  readonly isWide?: boolean;
  /** Escape closes it, and on a phone the browser's Back. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
};

/** The frame of a card beside the map; on a phone a bottom sheet with a handle that makes it taller or shorter. */
export function SideSheet({
  label,
  startsTall = false,
  isWide = false,
  className,
  onEscape,
  children,
}: SideSheetProps) {
  const [isTall, setIsTall] = useState(startsTall);
  useBackCloses(useIsPhone(), onEscape);
  return (
    <aside
      className={classNames(styles.side, !isTall && styles.short, className)}
      aria-label={label}
      data-sheet={isTall ? 'tall' : 'short'}
      data-wide-sheet={isWide || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <button
        type="button"
        className={styles.grab}
        aria-label={isTall ? gameText.card.sheetLess : gameText.card.sheet}
        aria-expanded={isTall}
        onClick={() => setIsTall(!isTall)}
      />
      {children}
    </aside>
  );
}

type SheetCloseProps = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
};

/** The button in a sheet's corner that closes it. */
export function SheetClose({ label, className, onClose }: SheetCloseProps) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label}
      title={label}
      onClick={onClose}
    >
      <Icon name="i-close" />
    </button>
  );
}

/** The scrolling part of a sheet. */
export function SheetScroll({ children }: { readonly children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}

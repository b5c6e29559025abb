import { watchText } from '@fracht/content';
import { SheetClose, SideSheet } from '../parts/side-sheet.tsx';
import { showWatch } from './watch-store.ts';
import { WatchColumn } from './watch-column.tsx';
import styles from './watch.module.css';

/** The column of situations beside the map; on a phone a bottom sheet. */
export function WatchSheet() {
  const close = (): void => showWatch(false);
  return (
    <SideSheet label={watchText.title} startsTall onEscape={close}>
      <WatchColumn>
        <SheetClose label={watchText.close} className={styles.close} onClose={close} />
      </WatchColumn>
    </SideSheet>
  );
}

import type { ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

export type MenuItem = {
  readonly text: string;
  readonly icon?: ReactNode | undefined;
  readonly isDanger?: boolean | undefined;
  readonly onPick: () => void;
};

/** A button with three dots that opens a list of actions on one thing; `label` names the thing for screen readers. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={buttonClass({ kind: 'ghost', size: 's', iconOnly: true })} aria-label={label}>
        <Ellipsis className="i" aria-hidden="true" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.place} sideOffset={4} align="end">
          <Base.Popup className={styles.menu}>
            {items.map((item) => (
              <Base.Item
                key={item.text}
                className={classNames(styles.item, item.isDanger === true && styles.danger)}
                onClick={item.onPick}
              >
                {item.icon}
                {item.text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

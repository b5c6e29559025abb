import { Menu as Base } from '@base-ui/react/menu';
import { classNames } from './class-names.ts';
import type { MenuItem } from './menu-item.ts';
import type { OwnTrigger } from './use-own-trigger.ts';
import styles from './menu-list.module.css';

type MenuListProps = OwnTrigger & { readonly label: string; readonly items: readonly MenuItem[] };

/** The list of an open Menu, loaded on demand. It is rendered inside the page's main landmark, not beside it. */
export function MenuList({ trigger, isOpen, onOpenChange, label, items }: MenuListProps) {
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal container={document.querySelector('main') ?? document.body}>
        <Base.Positioner className={styles.place} anchor={trigger} sideOffset={4} align="end">
          <Base.Popup className={styles.menu} aria-label={label} finalFocus={trigger}>
            {items.map((item) => (
              <Base.Item
                key={item.text}
                className={classNames(styles.item, item.isDanger === true && styles.danger)}
                onClick={item.onPick}
              >
                {item.icon}
                <bdi>{item.text}</bdi>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

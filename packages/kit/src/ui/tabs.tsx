import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from './chip.tsx';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type Tab<T extends string> = {
  readonly type: T;
  readonly text: string;
  readonly icon?: ReactNode | undefined;
  readonly count?: number | undefined;
};

const STEP: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A wide tab menu with its panel: items have text, icon and count; `onSelect` gets the type of the pressed item.
 * Arrow keys move, as in the ARIA tab pattern. (UIX-10)
 */
export function Tabs<T extends string>({
  label,
  tabs,
  active,
  onSelect,
  className,
  children,
}: {
  label: string;
  tabs: readonly Tab<T>[];
  active: T;
  onSelect: (type: T) => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = step(
      tabs.findIndex((tab) => tab.type === active),
      tabs.length - 1,
    );
    const tab = tabs[to];
    if (tab === undefined) return;
    onSelect(tab.type);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <div
        className={classNames(styles.tabs, className)}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.type}
            id={id}
            tab={tab}
            isActive={tab.type === active}
            onPress={() => onSelect(tab.type)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}

function TabButton<T extends string>({
  id,
  tab,
  isActive,
  onPress,
}: {
  id: string;
  tab: Tab<T>;
  isActive: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.type}`}
      aria-selected={isActive}
      aria-controls={`${id}-panel`}
      tabIndex={isActive ? 0 : -1}
      onClick={onPress}
    >
      {tab.icon}
      <bdi>{tab.text}</bdi>
      {tab.count === undefined ? null : <Count value={tab.count} />}
    </button>
  );
}

import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './skip-link.module.css';

/** The first stop of Tab: jumps over the menu to the content (`#tresc`). */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className={classNames(buttonClass({}), styles.skip)} href="#tresc">
      {text}
    </a>
  );
}

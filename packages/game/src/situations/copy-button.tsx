import { useEffect, useState } from 'react';
import { situationsText } from '@fracht/content';
import { report } from '@fracht/kit/report.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import styles from './help.module.css';

const THANKS_MS = 2500;

type CopyButtonProps = { readonly number: string; readonly label: string };

/** Copies a number to the clipboard and says so for a moment; where the browser forbids it a notice says that. */
export function CopyButton({ number, label }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(number);
      setIsCopied(true);
    } catch (cause) {
      report('clipboard', cause);
      notify({ type: 'warning', text: situationsText.numbers.notCopied });
    }
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles.copy, isCopied && styles.copied)}
        aria-label={situationsText.numbers.copy(label)}
        title={situationsText.numbers.copy(label)}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'b-check' : 'i-copy'} />
      </button>
      <span className="vh" role="status">
        {isCopied ? situationsText.numbers.copied : ''}
      </span>
    </>
  );
}

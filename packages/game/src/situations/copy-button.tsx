import { situationsText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { useCopied } from '@fracht/kit/ui/use-copied.ts';
import styles from './help.module.css';

type CopyButtonProps = { readonly number: string; readonly label: string };

/** Copies a number to the clipboard and says so for a moment; if the browser forbids it, a notice says that. */
export function CopyButton({ number, label }: CopyButtonProps) {
  const [isCopied, copy] = useCopied(() => notify({ type: 'warning', text: situationsText.numbers.notCopied }));
  return (
    <>
      <button
        type="button"
        className={classNames(styles.copy, isCopied && styles.copied)}
        aria-label={situationsText.numbers.copy(label)}
        title={situationsText.numbers.copy(label)}
        onClick={() => copy(number)}
      >
        <Icon name={isCopied ? 'b-check' : 'i-copy'} />
      </button>
      <span className="vh" role="status">
        {isCopied ? situationsText.numbers.copied : ''}
      </span>
    </>
  );
}

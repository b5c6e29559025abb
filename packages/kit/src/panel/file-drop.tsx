import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { FieldErrorList } from '../ui/field.tsx';
import { useFileDrop } from './use-file-drop.ts';
import styles from './file-drop.module.css';

type FileDropProps = {
  readonly sign: ReactNode;
  readonly text: { readonly drop: string; readonly dropNote: string; readonly choose: string };
  /** The file types offered, as in the `accept` of a file input. */
  readonly accept: string;
  /** A file is being read, so no other is accepted. */
  readonly isBusy: boolean;
  /** Why the last file could not be read. */
  readonly errors: readonly string[];
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
};

/** The area onto which one file is dropped, or where it is chosen; errors are shown under the button. */
export function FileDrop({ sign, text, accept, isBusy, errors, onFile, children }: FileDropProps) {
  const errorsId = useId();
  const { isOver, isReading, unread, choose, place, input } = useFileDrop(isBusy, ([file]) => {
    if (file !== undefined) onFile(file);
  });
  return (
    <div className={classNames(styles.drop, isOver && styles.over)} {...place}>
      {sign}
      <b>{text.drop}</b>
      <p className="small muted">{text.dropNote}</p>
      <input {...input} accept={accept} aria-label={text.choose} />
      <Button kind="primary" isBusy={isBusy || isReading} aria-describedby={errorsId} onClick={choose}>
        {text.choose}
      </Button>
      {children}
      <div id={errorsId} role="status">
        <FieldErrorList errors={[...errors, ...unread]} />
      </div>
    </div>
  );
}

import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldErrors } from '../../ui/field.tsx';
import styles from './file-drop.module.css';

type FileDropProps = {
  readonly sign: ReactNode;
  readonly text: { readonly drop: string; readonly dropNote: string; readonly choose: string };
  /** The kinds of files that are offered to choose from. */
  readonly accept: string;
  /** While a file is read, no other one is taken. */
  readonly isBusy: boolean;
  /** Why the last file cannot be read. */
  readonly errors: readonly string[];
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
};

/** The place where one file is dropped or chosen; what is wrong with it stands under the button. */
export function FileDrop({ sign, text, accept, isBusy, errors, onFile, children }: FileDropProps) {
  const errorsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined && !isBusy) onFile(file);
  };
  const over = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {sign}
      <b>{text.drop}</b>
      <p className="small muted">{text.dropNote}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={text.choose}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file, mended elsewhere, may be chosen once more.
          event.target.value = '';
        }}
      />
      <Button kind="primary" isBusy={isBusy} aria-describedby={errorsId} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      {children}
      <div id={errorsId} role="status">
        <FieldErrors errors={errors} />
      </div>
    </div>
  );
}

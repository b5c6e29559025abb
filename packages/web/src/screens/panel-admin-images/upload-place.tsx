import { useId, useRef, useState, type DragEvent } from 'react';
import { ImageUp } from 'lucide-react';
import { imagesText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldErrors } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Uploading } from './use-uploads.ts';
import styles from './upload-place.module.css';

const KINDS = 'image/png,image/jpeg,image/webp';

/** Where pictures are dropped or chosen; how far they are and why one was not taken stands below. */
export function UploadPlace({
  uploading,
  onFiles,
}: {
  uploading: Uploading;
  onFiles: (files: readonly File[]) => void;
}) {
  const text = imagesText;
  const errorsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isBusy = uploading.progress !== null;
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !isBusy) onFiles([...files]);
  };
  const over = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setIsOver(isHere);
  };
  return (
    <div
      className={classNames(styles.place, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <ImageUp aria-hidden="true" />
      <div>
        <b>{text.drop}</b>
        <p className="small muted">{text.dropNote}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        multiple
        hidden
        aria-label={text.choose}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen once more.
          event.target.value = '';
        }}
      />
      <Button isBusy={isBusy} aria-describedby={errorsId} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <Outcome uploading={uploading} id={errorsId} />
    </div>
  );
}

/** How far the files are, and why one was not taken. */
function Outcome({ uploading: { progress, errors }, id }: { uploading: Uploading; id: string }) {
  const text = imagesText;
  return (
    <>
      {progress === null ? null : (
        <div className={styles.below}>
          <span className="small">{text.sending(progress.name)}</span>
          <ProgressBar share={progress.share} label={text.sending(progress.name)} />
        </div>
      )}
      <div id={id} role="status" className={styles.below}>
        <FieldErrors errors={errors} />
      </div>
    </>
  );
}

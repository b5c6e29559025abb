import { useId } from 'react';
import { ImageUp } from 'lucide-react';
import { imagesText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import type { Uploading } from './use-uploads.ts';
import { useFileDrop } from '@fracht/kit/panel/use-file-drop.ts';
import styles from './upload-place.module.css';

const KINDS = 'image/png,image/jpeg,image/webp';

/** Where pictures are dropped or chosen, with their progress and the reasons of refusals below. */
export function UploadPlace({
  uploading,
  onFiles,
}: {
  uploading: Uploading;
  onFiles: (files: readonly File[]) => void;
}) {
  const text = imagesText;
  const errorsId = useId();
  const isBusy = uploading.progress !== null;
  const { isOver, isReading, unread, choose, place, input } = useFileDrop(isBusy, onFiles);
  return (
    <div className={classNames(styles.place, isOver && styles.over)} {...place}>
      <ImageUp aria-hidden="true" />
      <div>
        <b>{text.drop}</b>
        <p className="small muted">{text.dropNote}</p>
      </div>
      <input {...input} accept={KINDS} multiple aria-label={text.choose} />
      <Button isBusy={isBusy || isReading} aria-describedby={errorsId} onClick={choose}>
        {text.choose}
      </Button>
      <Outcome uploading={uploading} unread={unread} id={errorsId} />
    </div>
  );
}

/** The progress of the uploads, and why a file could not be read or was refused. */
function Outcome({
  uploading: { progress, errors },
  unread,
  id,
}: {
  uploading: Uploading;
  unread: readonly string[];
  id: string;
}) {
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
        <FieldErrorList errors={[...unread, ...errors]} />
      </div>
    </>
  );
}

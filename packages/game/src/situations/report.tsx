import { useState } from 'react';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { usePicture } from './use-picture.ts';
import styles from './report.module.css';

type ReportProps = { readonly title: string; readonly image: string | null; readonly text: string };

/** Picture and text with which a situation is reported. */
export function Report({ title, image, text }: ReportProps) {
  const picture = usePicture(image);
  const [broken, setBroken] = useState('');
  return (
    <div className={styles.report}>
      {picture === null || picture.address === broken ? null : (
        <img
          src={picture.address}
          alt={picture.alt}
          width={236}
          height={148}
          onError={() => setBroken(picture.address)}
        />
      )}
      <p>
        <b>{title}</b>
        <TermText text={text} />
      </p>
    </div>
  );
}

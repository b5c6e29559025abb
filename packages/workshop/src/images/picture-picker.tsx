import { useState } from 'react';
import { imagesText } from '@fracht/content';
import { useImages } from '@fracht/kit/api/image-queries.ts';
import { SearchBox } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { foundImages, imageValue } from './image-rules.ts';
import { UploadPlace } from './upload-place.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './images.module.css';

/** A window that chooses a picture of the library, or uploads one and chooses it. */
export function PicturePicker({
  value,
  onPick,
  onClose,
}: {
  value: string | null;
  onPick: (image: string) => void;
  onClose: () => void;
}) {
  const text = imagesText;
  const asked = useImages();
  const uploading = useUploads();
  const [query, setQuery] = useState('');
  const take = (image: string): void => {
    onPick(image);
    onClose();
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const [first, ...rest] = await uploading.send(files);
    if (first === undefined) return;
    onPick(first);
    // If a file was refused, the reason is shown here.
    if (rest.length + 1 === files.length) onClose();
  };
  const shown = foundImages(asked.data ?? [], { query, which: '' });
  return (
    <Modal show isWide title={text.pickTitle} onClose={onClose}>
      <div className="stack stack-3">
        <UploadPlace uploading={uploading} onFiles={(files) => void add(files)} />
        <SearchBox label={text.search} placeholder={text.searchHint} value={query} onSearch={setQuery} />
        <Pending asked={asked} />
        {asked.data !== undefined && shown.length === 0 ? <p className="muted">{text.nothing.title}</p> : null}
        <ul className={styles.grid}>
          {shown.map((image) => (
            <li key={image.url}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={imageValue(image) === value}
                onClick={() => take(imageValue(image))}
              >
                <img src={image.url} alt="" loading="lazy" width={236} height={148} />
                <bdi>{image.alt === '' ? text.noAlt : image.alt}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

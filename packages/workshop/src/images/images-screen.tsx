import { imagesText } from '@fracht/content';
import { useImages } from '@fracht/kit/api/image-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { Card, CardBody, Toolbar } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { SearchX } from 'lucide-react';
import { ListSearch } from '@fracht/kit/panel/list-search.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { ImageCard } from './image-card.tsx';
import { foundImages } from './image-rules.ts';
import { UploadPlace } from './upload-place.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './images.module.css';

/** The library of pictures of situations: add, describe, search, remove if nothing shows them. (IMG-1, IMG-2) */
export function ImagesScreen() {
  const text = imagesText;
  const asked = useImages();
  const onRetry = retryOf(asked);
  const address = useSearchState();
  const uploading = useUploads();
  const images = asked.data;
  const which = address.get('ktore');
  const shown = foundImages(images ?? [], { query: address.get('q'), which });
  return (
    <>
      <PageHead
        title={text.title}
        sub={images === undefined ? '' : text.sub(images.length, images.filter(({ isOwn }) => isOwn).length)}
      />
      <UploadPlace uploading={uploading} onFiles={(files) => void uploading.send(files)} />
      {onRetry === null ? null : <LoadError onRetry={onRetry} />}
      <Card label={text.title}>
        <Toolbar>
          <ListSearch text={text} />
          <Segmented
            label={text.filter}
            segments={[
              { value: '', text: text.all },
              { value: 'dodane', text: text.own },
              { value: 'nieuzywane', text: text.unused },
            ]}
            value={which}
            onChange={(ktore) => address.set({ ktore })}
          />
        </Toolbar>
        <CardBody>
          {images !== undefined && shown.length === 0 ? (
            <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} {...text.nothing} />
          ) : (
            <ul className={styles.grid}>
              {shown.map((image) => (
                <ImageCard key={image.url} image={image} />
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
    </>
  );
}

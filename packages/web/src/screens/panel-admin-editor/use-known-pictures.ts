import { useEffect, useMemo } from 'react';
import { useImages } from '../../api/image-queries.ts';
import { type Editor, useEditor } from './editor.ts';
import { hasUploads } from './model/findings.ts';

/** Lets the check know which uploaded pictures there are, once the item shows one. */
export function useKnownPictures(editor: Editor): void {
  const item = useEditor(editor, ({ shown }) => shown.item);
  const isNeeded = useMemo(() => hasUploads(item), [item]);
  const { data } = useImages(isNeeded);
  useEffect(() => {
    if (data !== undefined) editor.knowPictures(new Set(data.map(({ url }) => url)));
  }, [editor, data]);
}

import { useEffect, useMemo } from 'react';
import { schoolDay } from '@fracht/content';
import { useImages } from '@fracht/kit/api/image-queries.ts';
import { useLibraryItems } from '@fracht/kit/api/library-queries.ts';
import { hasUploads } from '@fracht/scenarios';
import { serverNow } from '@fracht/kit/server-time.ts';
import { type Editor, useEditor } from './editor.ts';

/** Gives the check the date, the other items of the library and, once the item has an uploaded picture, the list of existing ones. */
export function useKnown(editor: Editor): void {
  const item = useEditor(editor, ({ settled }) => settled.item);
  const isNeeded = useMemo(() => hasUploads(item), [item]);
  const pictures = useImages(isNeeded).data;
  const library = useLibraryItems(item.kind).data;
  useEffect(() => {
    if (pictures !== undefined) editor.know({ pictures: new Set(pictures.map(({ url }) => url)) });
  }, [editor, pictures]);
  useEffect(() => editor.know({ today: schoolDay(serverNow()) }), [editor]);
  useEffect(() => {
    if (library !== undefined) editor.know({ library: library.map((entry) => entry.item) });
  }, [editor, library]);
}

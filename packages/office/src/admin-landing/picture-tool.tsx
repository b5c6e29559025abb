import type { Editor } from '@tiptap/react';
import { useImages } from '@fracht/kit/api/image-queries.ts';
import { imageValue } from '@fracht/workshop/images/image-rules.ts';
import { PicturePicker } from '@fracht/workshop/images/picture-picker.tsx';

/** Inserts a picture of the library with its alt text at the cursor. */
export function PictureTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { data: images = [] } = useImages();
  const put = (value: string): void => {
    const image = images.find((known) => imageValue(known) === value);
    const attrs = { src: image?.url ?? value, alt: image?.alt ?? '' };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
  };
  return <PicturePicker value={null} onPick={put} onClose={onClose} />;
}

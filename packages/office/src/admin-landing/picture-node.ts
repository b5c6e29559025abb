import { Node } from '@tiptap/react';

/** The editor's node for a picture of this server with its alt text, between paragraphs. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/pictures/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

import type { Editor } from '@tiptap/react';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { PictureNode } from './picture-node.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { TABLE_NODES } from './table-nodes.ts';
import { withLists } from './word-lists.ts';
import styles from './rich-text.module.css';

/** Exactly the formats that the server keeps: no code, no styles, no pictures of other hosts. (TXE-4) */
const EXTENSIONS = [
  PictureNode,
  ...TABLE_NODES,
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

/** A rich-text editor. `onEdit` receives the HTML after each change made in it. */
export function RichText({ label, value, onEdit }: { label: string; value: string; onEdit: (html: string) => void }) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Its own styles would be injected as an element, which the pages' content security policy forbids; what we need of them is in our styles.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withLists,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
    },
    onUpdate: ({ editor: changed }) => onEdit(changed.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <ToolsOf editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** The toolbar, which follows the formats at the cursor. */
function ToolsOf({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isTitle: at.isActive('heading', { level: 1 }),
      isHeading: at.isActive('heading', { level: 2 }),
      isBold: at.isActive('bold'),
      isItalic: at.isActive('italic'),
      isUnderline: at.isActive('underline'),
      isStrike: at.isActive('strike'),
      isList: at.isActive('bulletList'),
      isNumbered: at.isActive('orderedList'),
      isQuote: at.isActive('blockquote'),
      isLink: at.isActive('link'),
      isTable: at.isActive('table'),
      canUndo: at.can().undo(),
      canRedo: at.can().redo(),
    }),
  });
  return <RichTextTools editor={editor} state={state} />;
}

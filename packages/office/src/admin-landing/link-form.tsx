import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { landingEditorText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import styles from './rich-text.module.css';

/** The target of a link on the selected words; with nothing selected it changes or removes the link at the cursor. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = landingEditorText.link;
  const [address, setAddress] = useState(() => hrefOf(editor));
  const set = (): void => {
    const href = address.trim();
    if (href === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <div className={styles.link}>
      <Field
        label={text.field}
        name="link"
        type="url"
        inputMode="url"
        isSmall
        hint={text.hint}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <Button size="s" onClick={set}>
        {text.set}
      </Button>
      <Button
        size="s"
        kind="ghost"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onClose();
        }}
      >
        {text.remove}
      </Button>
    </div>
  );
}

function hrefOf(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

import { type ReactNode, useState } from 'react';
import type { Editor } from '@tiptap/react';
import {
  Bold,
  Grid2x2X,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { landingEditorText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { LinkForm } from './link-form.tsx';
import { PictureTool } from './picture-tool.tsx';
import styles from './rich-text.module.css';

export type ToolState = {
  readonly isTitle: boolean;
  readonly isHeading: boolean;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderline: boolean;
  readonly isStrike: boolean;
  readonly isList: boolean;
  readonly isNumbered: boolean;
  readonly isQuote: boolean;
  readonly isLink: boolean;
  readonly isTable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** The formats of a text as toggle buttons; those that apply at the cursor are pressed. */
export function RichTextTools({ editor, state }: { editor: Editor; state: ToolState }) {
  const text = landingEditorText.tool;
  const [isLinking, setIsLinking] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const run = () => editor.chain().focus();
  return (
    <>
      <div className={styles.tools} role="group" aria-label={landingEditorText.tools}>
        <Tool name={text.title} isOn={state.isTitle} onPress={() => run().toggleHeading({ level: 1 }).run()}>
          <Heading1 className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.heading} isOn={state.isHeading} onPress={() => run().toggleHeading({ level: 2 }).run()}>
          <Heading2 className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.bold} isOn={state.isBold} onPress={() => run().toggleBold().run()}>
          <Bold className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.italic} isOn={state.isItalic} onPress={() => run().toggleItalic().run()}>
          <Italic className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.underline} isOn={state.isUnderline} onPress={() => run().toggleUnderline().run()}>
          <Underline className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.strike} isOn={state.isStrike} onPress={() => run().toggleStrike().run()}>
          <Strikethrough className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.list} isOn={state.isList} onPress={() => run().toggleBulletList().run()}>
          <List className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.numbered} isOn={state.isNumbered} onPress={() => run().toggleOrderedList().run()}>
          <ListOrdered className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.quote} isOn={state.isQuote} onPress={() => run().toggleBlockquote().run()}>
          <Quote className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.link} isOn={state.isLink} onPress={() => setIsLinking(!isLinking)}>
          <Link className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.picture} onPress={() => setIsPicking(true)}>
          <ImagePlus className="i" aria-hidden="true" />
        </Tool>
        {state.isTable ? (
          <Tool name={text.removeTable} onPress={() => run().deleteNode('table').run()}>
            <Grid2x2X className="i" aria-hidden="true" />
          </Tool>
        ) : null}
        <Tool name={text.undo} isOff={!state.canUndo} onPress={() => run().undo().run()}>
          <Undo2 className="i" aria-hidden="true" />
        </Tool>
        <Tool name={text.redo} isOff={!state.canRedo} onPress={() => run().redo().run()}>
          <Redo2 className="i" aria-hidden="true" />
        </Tool>
      </div>
      {isLinking ? <LinkForm editor={editor} onClose={() => setIsLinking(false)} /> : null}
      {isPicking ? <PictureTool editor={editor} onClose={() => setIsPicking(false)} /> : null}
    </>
  );
}

function Tool({
  name,
  isOn,
  isOff = false,
  onPress,
  children,
}: {
  name: string;
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      kind="ghost"
      size="s"
      iconOnly
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

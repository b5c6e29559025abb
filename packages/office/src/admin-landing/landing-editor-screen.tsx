import { useState } from 'react';
import { fieldText, landingEditorText, uiText } from '@fracht/content';
import { CONTENT_IDS, type ContentId, type ContentItem, contentPayload, LIMITS } from '@fracht/protocol';
import { callSaveContent } from '@fracht/kit/api/admin-calls.ts';
import { useContentItems } from '@fracht/kit/api/admin-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { clearFieldErrors, useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { type ChangedText, changedTexts, TextConflicts } from '@fracht/kit/panel/edited-texts.tsx';
import { EarlierButton } from '@fracht/kit/panel/earlier/earlier-button.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { SaveBar } from '@fracht/kit/panel/save-bar.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { useEdits } from '@fracht/kit/panel/use-edits.ts';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useUndoableSave } from '@fracht/kit/panel/use-undoable-save.ts';
import { Preview } from './preview.tsx';
import { TextHint } from './text-hint.tsx';
import { RichText } from './rich-text.tsx';
import styles from './landing-editor-screen.module.css';

/** The admin's page Edycja strony głównej: seven texts, each with a preview of its part of the landing page. (TXE-1) */
export function LandingEditorScreen() {
  const text = landingEditorText;
  const asked = useContentItems();
  const onRetry = retryOf(asked);
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {onRetry === null ? null : (
        <Card>
          <LoadError onRetry={onRetry} />
        </Card>
      )}
      {asked.data === undefined && onRetry === null ? <p className="muted">{uiText.loading}</p> : null}
      {asked.data === undefined ? null : <LandingEditor items={asked.data} />}
    </>
  );
}

function LandingEditor({ items }: { items: readonly ContentItem[] }) {
  const text = landingEditorText;
  const address = useSearchState();
  const id = CONTENT_IDS.find((known) => known === address.get('tekst')) ?? 'intro';
  const typed = useUnsavedGuard();
  const { edits, isBusy, fresh, edit, put, drop } = useLandingEdits(items, typed);
  const changed = changedTexts(items, edits.texts);
  const values = valuesOf(items, edits.texts);
  return (
    <div className={styles.editor}>
      <Tabs
        label={text.parts}
        tabs={CONTENT_IDS.map((type) => ({ type, text: text.names[type] }))}
        active={id}
        className={styles.tabs}
        onSelect={(tekst) => address.set({ tekst: tekst === 'intro' ? '' : tekst })}
      >
        <Refused changed={changed} />
        <TextHint id={id} policy={values.policy} onUnion={() => put('footer-union', text.footer.union)} />
        <div className={styles.history}>
          <EarlierButton
            key={id}
            thing={{ kind: 'TEXT', id }}
            name={text.names[id]}
            isUnsaved={changed.some((item) => item.id === id)}
            onRestored={() => drop(id)}
          />
        </div>
        <div className={styles.panes}>
          <RichText
            key={`${id} ${String(fresh)} ${items.find((item) => item.id === id)?.value ?? ''}`}
            label={text.editor(text.names[id])}
            value={values[id]}
            onEdit={(html) => edit(id, html)}
          />
          <Preview id={id} values={values} />
        </div>
      </Tabs>
      <SaveBar
        count={changed.length}
        details={changed.map((item) => text.names[item.id]).join(', ')}
        isBusy={isBusy}
        onDiscard={edits.forget}
        onSave={() => void edits.save()}
      />
      <TextConflicts edits={edits} isBusy={isBusy} nameOf={(one) => text.names[one]} shown={plainText} />
      <TypedQuestion typed={typed} />
    </div>
  );
}

/** The typed and saved texts. `fresh` is incremented whenever the rich-text editor has to be refilled, because its text was changed from outside. */
function useLandingEdits(items: readonly ContentItem[], typed: ReturnType<typeof useUnsavedGuard>) {
  const [fresh, setFresh] = useState(0);
  const renew = (): void => setFresh((before) => before + 1);
  const save = useUndoableSave<ContentItem, ContentItem>({
    call: callSaveContent,
    subject: 'content',
    isSame: (one, other) => one.id === other.id,
    changeTo: (item) => item,
  });
  const edits = useEdits<ContentId, ContentItem, ChangedText<ContentId>>({
    items,
    idOf: (item) => item.id,
    changesOf: changedTexts,
    send: (changes, before) => save.mutateAsync({ changes, before }),
    parse: (payload) => contentPayload.parse(payload),
    onForget: () => {
      renew();
      typed.clear();
    },
  });
  const drop = (id: ContentId): void => {
    edits.drop(id);
    renew();
  };
  const edit = (id: ContentId, html: string): void => {
    typed.touch();
    clearFieldErrors('elements');
    const item = items.find((one) => one.id === id);
    if (item !== undefined) edits.edit(item, html);
  };
  const put = (id: ContentId, html: string): void => {
    edit(id, html);
    renew();
  };
  return { edits, isBusy: save.isPending, fresh, edit, put, drop };
}

/** Why the texts cannot be saved: which are too long, else the server's message. */
function Refused({ changed }: { changed: readonly ChangedText<ContentId>[] }) {
  const fromServer = useFieldErrors('elements');
  const why = fieldText({ code: 'TOO_LONG', limit: LIMITS.html });
  const tooLong = changed.filter(({ value }) => value.length > LIMITS.html);
  const own = tooLong.map(({ id }) => `${landingEditorText.names[id]}: ${why}`);
  return <FieldErrorList errors={own.length > 0 ? own : fromServer} />;
}

/** HTML as plain text, a line for each block. It is parsed into a detached document, so nothing in it runs or loads. */
function plainText(html: string): string {
  const lines = html.replace(/<\/(?:p|h[1-4]|li|blockquote|tr)>|<br\s*\/?>/gu, '\n').replace(/<\/t[dh]>/gu, ' ');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

function valuesOf(
  items: readonly ContentItem[],
  drafts: ReadonlyMap<ContentId, string>,
): Readonly<Record<ContentId, string>> {
  const of = (id: ContentId): string => drafts.get(id) ?? items.find((item) => item.id === id)?.value ?? '';
  return {
    intro: of('intro'),
    'about-1': of('about-1'),
    'about-2': of('about-2'),
    policy: of('policy'),
    'footer-college': of('footer-college'),
    'footer-implementer': of('footer-implementer'),
    'footer-union': of('footer-union'),
  };
}

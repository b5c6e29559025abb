import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { findingPlace, imagesText, landingEditorText } from '@fracht/content';
import {
  type ContentId,
  type EventImage,
  imageBase,
  type LibraryKind,
  type PictureUse,
  SCENARIO_LIMITS,
} from '@fracht/protocol';
import { callRemoveImage, callSaveImage } from '@fracht/kit/api/image-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { timesUsed } from './image-rules.ts';
import styles from './images.module.css';

const LISTS: Readonly<Record<LibraryKind, string>> = {
  EMERGENCY: 'emergencies',
  ACCIDENT: 'accidents',
  CHANGE: 'changes',
};

/** One picture: what is in it, where it is shown; an uploaded one can be described and, while nothing shows it, removed. */
export function ImageCard({ image }: { image: EventImage }) {
  const text = imagesText;
  const { url, alt, isOwn, uses, landing, landingBefore, games } = image;
  const kept = uses.length + landing.length + landingBefore.length;
  return (
    <li className={styles.card}>
      <img src={url} alt={alt === '' ? text.noAlt : alt} loading="lazy" width={236} height={148} />
      {isOwn ? <OwnWords image={image} /> : <p className="small">{alt}</p>}
      <details className="small">
        <summary>
          {`${isOwn ? text.mine : text.builtIn}, ${timesUsed(image) === 0 && kept > 0 ? text.past : text.uses(timesUsed(image))}`}
        </summary>
        <ul className={styles.uses}>
          {uses.map((use) => (
            <Use key={use.id} use={use} />
          ))}
          <OnLandingPage ids={landing} words={text.landing} />
          <OnLandingPage ids={landingBefore} words={text.landingBefore} />
          {games > 0 ? <li className="muted">{text.games(games)}</li> : null}
        </ul>
      </details>
      {isOwn && kept + games === 0 ? <Removal image={image} /> : null}
    </li>
  );
}

/** The texts of the landing page that show the picture, or once did. */
function OnLandingPage({ ids, words }: { ids: readonly ContentId[]; words: (names: string) => string }) {
  if (ids.length === 0) return null;
  return (
    <li>
      <Link to="/panel/admin/landing-page">{words(ids.map((id) => landingEditorText.names[id]).join(', '))}</Link>
    </li>
  );
}

/** An item that shows the picture, with the places in it and the earlier versions; a link, unless the item is removed. */
function Use({ use: { kind, id, name, paths, versions, isRemoved } }: { use: PictureUse }) {
  const text = imagesText;
  const places = [
    ...(isRemoved ? [text.removed] : []),
    ...paths.map(findingPlace),
    ...(versions.length === 0 ? [] : [text.versions(versions)]),
  ];
  return (
    <li>
      {isRemoved ? <bdi>{name}</bdi> : <Link to={`/panel/admin/${LISTS[kind]}/${id}`}>{name}</Link>}
      <span className="muted">{places.join('; ')}</span>
    </li>
  );
}

type ImageWords = { readonly alt: string };

/** The description of an uploaded picture; a save names the text that was edited. */
function OwnWords({ image: { name, alt } }: { image: EventImage }) {
  const text = imagesText;
  const [draft, setDraft] = useState<{ readonly alt: string; readonly over: string } | null>(null);
  const { mutateAsync } = useInvalidatingMutation(callSaveImage, ['images']);
  const conflicts = useConflicts();
  const { isPending, mutate: keep } = useMutation({
    mutationFn: ({ alt: mine, over }: { readonly alt: string; readonly over: string }) =>
      conflicts.save<ImageWords, void>({
        base: { alt: over },
        mine: { alt: mine },
        presentIn: (payload) => imageBase.parse(payload),
        merge: mergeFields<ImageWords>({ alt: { name: text.altShort } }),
        send: (words, base) => mutateAsync({ name, ...words, base }),
      }),
    // What was typed while it was being saved stays.
    onSuccess: (_, saved) => setDraft((now) => (now?.alt === saved.alt ? null : now)),
  });
  return (
    <form
      className="stack stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft !== null) keep(draft);
      }}
    >
      <TextareaField
        label={text.altShort}
        name={`alt-${name}`}
        rows={2}
        isSmall
        maxLength={SCENARIO_LIMITS.alt}
        hint={alt === '' ? text.altHint : undefined}
        value={draft?.alt ?? alt}
        onChange={({ target }) => setDraft({ alt: target.value, over: draft?.over ?? alt })}
      />
      {draft === null || draft.alt === alt ? null : (
        <Button size="s" kind="primary" type="submit" isBusy={isPending}>
          {text.saveAlt}
        </Button>
      )}
      {conflicts.dialog}
    </form>
  );
}

function Removal({ image: { name, alt } }: { image: EventImage }) {
  const text = imagesText;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useInvalidatingMutation(callRemoveImage, ['images', 'bin']);
  const called = alt === '' ? name : alt;
  return (
    <>
      <Button size="s" isBusy={remove.isPending} aria-label={text.removeOf(called)} onClick={() => setIsAsking(true)}>
        <Trash2 className="i" aria-hidden="true" />
        {text.remove}
      </Button>
      <Confirm
        show={isAsking}
        title={text.removeTitle(called)}
        text={text.removeText}
        keep={text.keep}
        act={text.remove}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          remove.mutate(name);
        }}
      />
    </>
  );
}

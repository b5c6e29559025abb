import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { SITUATION_STATES } from '@fracht/game/dev/situation-states.ts';
import { Icon, SPRITE_NAMES } from '@fracht/kit/ui/icon.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { applyTheme, chosenTheme, THEMES } from '@fracht/kit/ui/theme.ts';
import { ButtonsPart } from './gallery-buttons.tsx';
import { FieldsPart } from './gallery-fields.tsx';
import { EmptyPart, ListsPart } from './gallery-lists.tsx';
import { MessagesPart } from './gallery-messages.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { SignsPart } from './gallery-signs.tsx';
import { WindowsPart } from './gallery-windows.tsx';
import { words } from './gallery-words.ts';
import styles from './gallery-screen.module.css';

/** The component catalogue: every component in its states. In development only. */
export function GalleryScreen() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <main className={styles.page}>
      <div className="row between">
        <h1>{words.title}</h1>
        <Segmented
          label={words.theme}
          value={theme}
          segments={THEMES.map((value) => ({ value, text: value }))}
          onChange={(next) => {
            applyTheme(next);
            setTheme(next);
          }}
        />
      </div>
      <div className={styles.grid}>
        <ButtonsPart />
        <FieldsPart />
        <SignsPart />
        <MessagesPart />
        <ListsPart />
        <EmptyPart />
        <WindowsPart />
        <Situations />
        <Sprite />
      </div>
    </main>
  );
}

function Situations() {
  return (
    <GalleryPart title={words.situations}>
      <ul className="row wrap">
        {SITUATION_STATES.map(({ name }) => (
          <li key={name}>
            <Link to={`/dev/situations/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </GalleryPart>
  );
}

function Sprite() {
  return (
    <GalleryPart title={words.sprite}>
      <ul className={styles.sprite}>
        {SPRITE_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="xs muted">{name}</span>
          </li>
        ))}
      </ul>
    </GalleryPart>
  );
}

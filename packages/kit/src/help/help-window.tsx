import { useState } from 'react';
import { DEFAULT_SETTINGS, HELP_PAGES, helpText } from '@fracht/content';
import { singleKeys, turnSingleKeys } from '../session/single-keys.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/choice.tsx';
import { Modal } from '../ui/modal.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { GlossaryList } from './glossary-list.tsx';
import { ScreenHelp } from './screen-help.tsx';
import styles from './help.module.css';

/** What an open game adds: its settings, for the numbers of its rules, and its tour for a player's first game. */
export type GameHelp = {
  readonly settings: Readonly<Record<string, number>> | null;
  readonly tour: (() => void) | null;
};

const NO_GAME: GameHelp = { settings: null, tour: null };

type HelpWindowProps = {
  /** The name of the present route, and its title. */
  readonly route: string;
  readonly title: string;
  /** The topmost part of the screen; null: there is none. */
  readonly part: string | null;
  readonly game?: GameHelp;
  readonly onClose: () => void;
};

type Shown = 'screen' | 'glossary';

/** Help about the present screen, its terms, and the whole glossary. (HLP-1 to HLP-4) */
export function HelpWindow({ route, title, part, game = NO_GAME, onClose }: HelpWindowProps) {
  const { settings, tour } = game;
  const pages = [part, route].flatMap((name) => {
    const page = name === null ? undefined : HELP_PAGES[name];
    return page === undefined ? [] : [{ page, title: page.title ?? title }];
  });
  const [shown, setShown] = useState<Shown>(pages.length === 0 ? 'glossary' : 'screen');
  const start = (): void => {
    onClose();
    // The window returns the focus when it is closed, and the tour takes it after that.
    requestAnimationFrame(() => tour?.());
  };
  return (
    <Modal
      show
      isTop
      isWide
      closesOutside
      title={helpText.title}
      onClose={onClose}
      footer={
        <>
          <span className={`small muted ${styles.grow}`}>
            {settings === null ? helpText.numbersOfAll : helpText.numbersOfGame}
          </span>
          {tour === null ? null : <Button onClick={start}>{helpText.tour}</Button>}
        </>
      }
    >
      <div className={styles.window}>
        <Segmented
          label={helpText.shown}
          value={shown}
          segments={[
            { value: 'screen', text: helpText.screen },
            { value: 'glossary', text: helpText.glossary },
          ]}
          onChange={setShown}
        />
        {shown === 'glossary' ? (
          <GlossaryList settings={settings ?? DEFAULT_SETTINGS} />
        ) : (
          pages.map((one) => <ScreenHelp key={one.title} {...one} settings={settings ?? DEFAULT_SETTINGS} />)
        )}
        <KeySwitch />
      </div>
    </Modal>
  );
}

/** The switch for single-key shortcuts in this browser. (HLP-7) */
function KeySwitch() {
  const { isOn } = singleKeys();
  return (
    <Switch
      title={helpText.keys.title}
      note={helpText.keys.note}
      checked={isOn}
      onChange={({ target }) => turnSingleKeys(target.checked)}
    />
  );
}

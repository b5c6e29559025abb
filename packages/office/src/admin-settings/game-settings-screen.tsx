import { gameSettingsText } from '@fracht/content';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { StagesPart } from './stages-part.tsx';
import { ValuesPart } from './values-part.tsx';
import styles from './game-settings-screen.module.css';

/**
 * The admin's page Ustawienia gry: the settings of new games, and the texts between rounds. Unsaved changes in one part are kept while the other is shown.
 * (SEG-1, SEG-8)
 */
export function GameSettingsScreen() {
  const text = gameSettingsText;
  const address = useSearchState();
  const part = address.get('czesc') === 'etapy' ? 'etapy' : 'wartosci';
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <div className={styles.parts}>
        <Tabs
          label={text.parts}
          tabs={[
            { type: 'wartosci', text: text.tabs.values },
            { type: 'etapy', text: text.tabs.stages },
          ]}
          active={part}
          className={styles.tabs}
          onSelect={(czesc) => address.set({ czesc: czesc === 'etapy' ? czesc : '' })}
        >
          <div hidden={part !== 'wartosci'}>
            <ValuesPart />
          </div>
          <div hidden={part !== 'etapy'}>
            <StagesPart />
          </div>
        </Tabs>
      </div>
    </>
  );
}

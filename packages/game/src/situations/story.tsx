import { situationsText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import type { OwnSituation } from './own-situations.ts';
import { Report } from './report.tsx';
import styles from './story.module.css';

/** The stages, picture and report of the situation; after the first decision only the collapsed report, to make room for the question. */
export function Story({ own }: { readonly own: OwnSituation }) {
  const { shown, open, list } = own;
  const hour = formatGameHour(open.since / 60);
  return (
    <>
      {list === 'emergencies' ? <Stages own={own} /> : null}
      {shown.decisions.length === 0 ? (
        <Report title={situationsText.reported(hour)} image={shown.image} text={shown.description} />
      ) : (
        <details className={styles.earlier}>
          <summary>{situationsText.report(hour)}</summary>
          <p>
            <TermText text={shown.description} />
          </p>
        </details>
      )}
    </>
  );
}

function Stages({ own: { shown } }: { readonly own: OwnSituation }) {
  const isInProgress = useGame((game) => game.state === 'IN_PROGRESS');
  const isRunning = gameStore(({ reading }) => isInProgress && reading?.rate !== 0);
  const met = new Set(shown.decisions.map(({ tree }) => tree));
  return (
    <div className={styles.stages}>
      <ol aria-label={situationsText.treesLabel}>
        {shown.trees.map((tree, index) => (
          <li key={tree} aria-current={tree === shown.tree ? 'step' : undefined} data-met={met.has(tree) || undefined}>
            <span>{met.has(tree) && tree !== shown.tree ? <Icon name="b-check" size={12} /> : index + 1}</span>
            <bdi>{situationsText.trees[tree]}</bdi>
          </li>
        ))}
      </ol>
      <span className={styles.goesOn}>{isRunning ? situationsText.goesOn : situationsText.stands}</span>
    </div>
  );
}

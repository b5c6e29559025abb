import type { TreeName } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { formatGameHour } from '../../format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OwnSituation } from './own-situations.ts';
import { pictureOf } from './picture-of.ts';
import styles from './situation-card.module.css';

/** The stages met so far, the picture and the report. */
export function Story({ own: { shown, open, list } }: { readonly own: OwnSituation }) {
  const picture = pictureOf(shown.image);
  return (
    <>
      {list === 'emergencies' ? <Stages trees={shown.decisions.map(({ tree }) => tree)} present={shown.tree} /> : null}
      <div className={styles.story}>
        {picture === null ? null : <img src={picture.address} alt={picture.alt} width={236} height={148} />}
        <p>
          <b>{situationsText.reported(formatGameHour(open.since / 60))}</b>
          {shown.description}
        </p>
      </div>
    </>
  );
}

function Stages({ trees, present }: { readonly trees: readonly TreeName[]; readonly present: TreeName | null }) {
  const met = [...new Set([...trees, ...(present === null ? [] : [present])])];
  return (
    <div className={styles.stages}>
      <ol aria-label={situationsText.treesLabel}>
        {met.map((tree, index) => (
          <li key={tree} aria-current={tree === present ? 'step' : undefined}>
            <span>{tree === present ? index + 1 : <Icon name="b-check" size={12} />}</span>
            {situationsText.trees[tree]}
          </li>
        ))}
      </ol>
      <span>{situationsText.goesOn}</span>
    </div>
  );
}

import { useState } from 'react';
import { situationsText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import type { OwnSituation } from './own-situations.ts';
import { usePicture } from './use-picture.ts';
import styles from './situation-card.module.css';

/** The stages, picture and report of the situation; after the first decision only the folded report, to make room for the question. */
export function Story({ own }: { readonly own: OwnSituation }) {
  const { shown, open, list } = own;
  const hour = formatGameHour(open.since / 60);
  return (
    <>
      {list === 'emergencies' ? <Stages own={own} /> : null}
      {shown.decisions.length === 0 ? (
        <Report own={own} />
      ) : (
        <details className={styles.earlier}>
          <summary>{situationsText.report(hour)}</summary>
          <p>{shown.description}</p>
        </details>
      )}
    </>
  );
}

function Report({ own: { shown, open } }: { readonly own: OwnSituation }) {
  const picture = usePicture(shown.image);
  const [broken, setBroken] = useState('');
  return (
    <div className={styles.story}>
      {picture === null || picture.address === broken ? null : (
        <img
          src={picture.address}
          alt={picture.alt}
          width={236}
          height={148}
          onError={() => setBroken(picture.address)}
        />
      )}
      <p>
        <b>{situationsText.reported(formatGameHour(open.since / 60))}</b>
        {shown.description}
      </p>
    </div>
  );
}

function Stages({ own: { shown } }: { readonly own: OwnSituation }) {
  const isRunning = useGame((game) => game.state === 'IN_PROGRESS');
  const met = new Set(shown.decisions.map(({ tree }) => tree));
  return (
    <div className={styles.stages}>
      <ol aria-label={situationsText.treesLabel}>
        {shown.trees.map((tree, index) => (
          <li key={tree} aria-current={tree === shown.tree ? 'step' : undefined} data-met={met.has(tree) || undefined}>
            <span>{met.has(tree) && tree !== shown.tree ? <Icon name="b-check" size={12} /> : index + 1}</span>
            {situationsText.trees[tree]}
          </li>
        ))}
      </ol>
      <span className={styles.goesOn}>{isRunning ? situationsText.goesOn : situationsText.stands}</span>
    </div>
  );
}

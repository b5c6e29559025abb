import { classDebriefText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { namedPoints } from './class-points.ts';
import { lossInZloty } from './loss-words.ts';
import type { PointLinks } from './point-links.ts';
import { PointsTable, type StudentNames } from './points-table.tsx';
import styles from './debrief.module.css';

type NamedCardsProps = {
  readonly links: PointLinks;
  readonly debrief: Pick<ClassDebrief, 'unlawful' | 'dearest' | 'surprise' | 'rest'>;
  readonly names: StudentNames;
};

/**
 * The decisions that several met: those at which most people broke a rule, under a heading of their own, then the costliest, and the sum of the others. (CDB-4,
 * CDB-5)
 */
export function NamedCards({ links, debrief, names }: NamedCardsProps) {
  const { surprise, rest } = debrief;
  const named = namedPoints(debrief);
  const unlawful = named.filter(({ isUnlawful }) => isUnlawful);
  const dearest = named.filter(({ isUnlawful }) => !isUnlawful);
  const told = { links, names, surprise: surprise?.key ?? null };
  const foot =
    rest.count === 0 ? null : (
      <CardFoot className={styles.rest}>
        {classDebriefText.dearest.rest(rest.count, lossInZloty(rest.loss.total))}
      </CardFoot>
    );
  const hasDearest = dearest.length > 0 || unlawful.length === 0;
  return (
    <>
      {unlawful.length === 0 ? null : (
        <Card className={styles.dearest}>
          <CardHead title={classDebriefText.unlawful.title}>
            <span className="push small muted">{classDebriefText.unlawful.legend}</span>
          </CardHead>
          <PointsTable {...told} title={classDebriefText.unlawful.title} points={unlawful} />
          {hasDearest ? null : foot}
        </Card>
      )}
      {hasDearest ? (
        <Card className={styles.dearest}>
          <CardHead title={classDebriefText.dearest.title}>
            <span className="push small muted">{classDebriefText.dearest.legend}</span>
          </CardHead>
          <PointsTable {...told} title={classDebriefText.dearest.title} points={dearest} />
          {foot}
        </Card>
      ) : null}
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { classDebriefText } from '@fracht/content';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { agendaOf, DEBRIEF_MINUTES, type Slide, slideAddress, slideWords } from './agenda.ts';
import { projectorWishes, projectNames } from './projector-wishes.ts';
import { projectorSearch } from './use-beside.ts';
import styles from './agenda-card.module.css';

type AgendaCardProps = {
  readonly id: string;
  readonly slides: readonly Slide[];
  /** The id of the game it is compared with; empty: none. */
  readonly beside: string;
};

/** The slides with their minutes; each links to the projector. (CDB-2) */
export function AgendaCard({ id, slides, beside }: AgendaCardProps) {
  const text = classDebriefText.plan;
  const hasNames = projectorWishes((wishes) => wishes.hasNames);
  return (
    <Card className={styles.card}>
      <CardHead title={text.title}>
        <span className="push small muted nw">{text.minutes(DEBRIEF_MINUTES)}</span>
      </CardHead>
      <ol className={styles.list}>
        {agendaOf(slides).map(({ slide, minutes }, index) => {
          const { name, note } = slideWords(slide);
          return (
            <li key={index}>
              <Link
                to="/panel/lecturer/games/$id/projector"
                params={{ id }}
                search={projectorSearch(slideAddress(slide, index), beside)}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.words}>
                  <b>{name}</b>
                  <span>{note}</span>
                </span>
                <span className="nw">{text.minutes(minutes)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <CardFoot className={styles.foot}>
        <Switch title={text.names} checked={hasNames} onChange={({ target }) => projectNames(target.checked)} />
      </CardFoot>
    </Card>
  );
}

import { Link } from '@tanstack/react-router';
import { classDebriefText, competenceLabels, curriculumText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { CompetenceUnits } from '@fracht/kit/panel/competence-units.tsx';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import styles from './competences-card.module.css';

const COLUMNS = ['strong', 'normal', 'practise', 'tooLittle'] as const;

type Competences = NonNullable<ClassDebrief['competences']>;

type CompetencesCardProps = {
  /** The game whose students' competences it links to; null: they are of several games. */
  readonly game: string | null;
  readonly competences: Competences;
};

/** How many students are at which word in each competence; too few decisions allow no judgement and have no colour. (CDB-7) */
export function CompetencesCard({ game, competences }: CompetencesCardProps) {
  const text = classDebriefText.competences;
  return (
    <Card>
      <CardHead title={text.title}>
        <span className="push small muted">{text.unit}</span>
        {game === null ? null : <Link to={`/game/${encodeURIComponent(game)}/skills`}>{text.students}</Link>}
      </CardHead>
      <Table label={text.title} asCards={false} className={styles.table}>
        <thead>
          <tr>
            <Head isHidden>{text.name}</Head>
            {COLUMNS.map((column) => (
              <Head key={column}>{text.columns[column]}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {competences.map((row) => (
            <Row key={row.competence}>
              <Cell>
                <bdi>{competenceLabels[row.competence]}</bdi>
                <CompetenceUnits competence={row.competence} className={styles.units} />
              </Cell>
              {COLUMNS.map((column) => (
                <Cell key={column}>
                  <span className={styles[column]}>{formatNumber(row[column])}</span>
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      <CardFoot className="xs muted">
        <bdi>{`${text.note} `}</bdi>
        <Link to="/panel/lecturer/curriculum">{curriculumText.edit}</Link>
      </CardFoot>
    </Card>
  );
}

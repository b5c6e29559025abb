import { Link } from '@tanstack/react-router';
import { curriculumText, skillsText } from '@fracht/content';
import type { ClassSkillsPayload } from '@fracht/protocol';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { ClassCounts } from './class-counts.tsx';
import { SkillsFailed } from './skills-wait.tsx';
import { useClassSkills } from './skills-queries.ts';

/** For the teacher: for each word, how many students have it, without names, and links to individual students' competences. (SKS-7) */
export function ClassCard({ game }: { readonly game: string }) {
  const { data, isError, isFetching, refetch } = useClassSkills(game);
  if (data === undefined) {
    return isError ? (
      <SkillsFailed title={skillsText.whose.failed} isAsking={isFetching} onAgain={() => void refetch()} />
    ) : null;
  }
  return (
    <>
      <Card>
        <ClassCounts label={skillsText.whose.table} competences={data.competences} />
        <CardFoot className="xs muted">
          <Link to="/panel/lecturer/curriculum">{curriculumText.edit}</Link>
        </CardFoot>
      </Card>
      <Card>
        <CardHead title={skillsText.whose.people} />
        <CardBody>
          <People game={game} players={data.players} />
        </CardBody>
      </Card>
    </>
  );
}

function People({ game, players }: Pick<ClassSkillsPayload, 'players'> & { readonly game: string }) {
  if (players.length === 0) return <p>{skillsText.whose.none}</p>;
  return (
    <ul className="row wrap row-4">
      {players.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/game/${encodeURIComponent(game)}/skills`} search={{ player: id }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

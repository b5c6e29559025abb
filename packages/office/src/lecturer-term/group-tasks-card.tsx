import { starsText } from '@fracht/content';
import type { GroupTasks } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { comparePolish, readSort, sorted, writeSort } from '@fracht/kit/panel/list-rules.ts';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Cell, Row, type Sort, SortHead, Table } from '@fracht/kit/ui/table.tsx';

type TasksSort = Sort<'name' | 'done' | 'stars'>;
type StudentTasks = GroupTasks['students'][number];

const ORDERS = {
  name: (one: StudentTasks, other: StudentTasks) => comparePolish(one.name, other.name),
  done: (one: StudentTasks, other: StudentTasks) => one.done - other.done,
  stars: (one: StudentTasks, other: StudentTasks) => one.stars - other.stars,
};

/** The students of a group with the tasks that they have completed, and their stars. (GTM-4) */
export function GroupTasksCard({ tasks: { all, students } }: { readonly tasks: GroupTasks }) {
  const text = starsText.ofGroup;
  const { columns } = text;
  const address = useSearchState();
  const sort: TasksSort = readSort(address.get('sort'), ['name', 'done', 'stars']);
  const onSort = (next: TasksSort): void => address.set({ sort: writeSort(next) });
  if (students.length === 0) {
    return (
      <Card>
        <CardHead title={starsText.title} />
        <CardBody>
          <p className="muted">{text.nobody}</p>
        </CardBody>
      </Card>
    );
  }
  const sum = students.reduce((stars, student) => stars + student.stars, 0);
  return (
    <Card>
      <CardHead title={starsText.title} />
      <CardBody>
        <p className="small muted">{text.sum(sum, all)}</p>
      </CardBody>
      <Table label={starsText.title} asCards={false}>
        <thead>
          <tr>
            <SortHead column="name" {...{ sort, onSort }}>
              {columns.name}
            </SortHead>
            <SortHead column="done" first="descending" isNumber {...{ sort, onSort }}>
              {columns.done}
            </SortHead>
            <SortHead column="stars" first="descending" isNumber {...{ sort, onSort }}>
              {columns.stars}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {sorted(students, sort, ORDERS).map(({ id, name, done, stars }) => (
            <Row key={id}>
              <Cell isName isStrong>
                {name}
              </Cell>
              <Cell isNumber>{formatNumber(done)}</Cell>
              <Cell isNumber>{formatNumber(stars)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

import { Link } from '@tanstack/react-router';
import { taskText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';

type NextTaskProps = { readonly item: string; readonly items: readonly string[] };

/** The link to the next task of the series. */
export function NextTask({ item, items }: NextTaskProps) {
  return (
    <Link
      to="/panel/student/term/task/$item"
      params={{ item }}
      search={{ items: items.join(',') }}
      className={buttonClass({ kind: 'primary' })}
    >
      {taskText.over.next}
    </Link>
  );
}

/** The link back to the term page. */
export function ToTerm({ isFirst = false }: { readonly isFirst?: boolean }) {
  return (
    <Link to="/panel/student/term" className={buttonClass({ kind: isFirst ? 'primary' : 'plain' })}>
      {taskText.over.back}
    </Link>
  );
}

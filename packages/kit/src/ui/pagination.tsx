import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { uiText } from '@fracht/content';
import { Button } from './button.tsx';
import styles from './pagination.module.css';

/** Steps through a long list; `page` counts from 1. Renders nothing if one page holds all, unless the page size can be chosen; that choice then replaces the note. */
export function Pagination({
  page,
  pages,
  note = '',
  sizes,
  onPage,
}: {
  page: number;
  pages: number;
  note?: string;
  sizes?: ReactNode;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return sizes === undefined ? null : <div className={styles.bar}>{sizes}</div>;
  return (
    <nav className={styles.bar} aria-label={uiText.pages}>
      {sizes ?? <span className="small muted">{note}</span>}
      <Button size="s" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="i" aria-hidden="true" />
        {uiText.previous}
      </Button>
      <Button size="s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {uiText.next}
        <ChevronRight className="i" aria-hidden="true" />
      </Button>
    </nav>
  );
}

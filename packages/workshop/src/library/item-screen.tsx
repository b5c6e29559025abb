import { useMemo } from 'react';
import { ArrowLeft, Pencil, SearchX } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { bestScore, type TreeName } from '@fracht/engine';
import { editorText, libraryItemText, libraryText } from '@fracht/content';
import { checkName, type Finding, questionCount, type TreeRoot } from '@fracht/scenarios';
import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { useLibraryItems } from '@fracht/kit/api/library-queries.ts';
import { TeacherCardButton } from '@fracht/game/watch/teacher-card-button.tsx';
import { formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Tabs } from '@fracht/kit/ui/tabs.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { FindingsList } from './findings-list.tsx';
import { ItemFacts } from './item-facts.tsx';
import { bestOfAll, findingsOf, filledTrees, typeOf } from './library-rows.ts';
import { FindingsChip } from './findings-chip.tsx';
import { TreeOutline } from './tree-outline.tsx';
import styles from './item-screen.module.css';

type ItemTab = 'opis' | TreeName;

/** One item of a library in full, read-only. */
export function ItemScreen({ kind }: { kind: LibraryKind }) {
  const text = libraryItemText;
  const asked = useLibraryItems(kind);
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const entry = asked.data?.find(({ item }) => item.id === params['item']);
  return (
    <>
      <PageHead title={entry?.item.name ?? libraryText.titles[kind]} sub={<Sub entry={entry} />}>
        <Link to=".." className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{text.back}</bdi>
        </Link>
        {entry === undefined ? null : <TeacherCardButton id={entry.item.id} name={entry.item.name} isNamed />}
        {entry === undefined ? null : (
          <Link to="./edit" className={buttonClass({ kind: 'primary' })}>
            <Pencil className="i" aria-hidden="true" />
            <bdi>{editorText.edit}</bdi>
          </Link>
        )}
      </PageHead>
      <Pending asked={asked} />
      {asked.data !== undefined && entry === undefined ? (
        <Card>
          <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} {...text.missing} />
        </Card>
      ) : null}
      {entry === undefined || asked.data === undefined ? null : <Item entry={entry} library={asked.data} />}
    </>
  );
}

function Sub({ entry }: { entry: LibraryEntry | undefined }) {
  const text = libraryItemText;
  if (entry === undefined) return null;
  const { active, version } = entry.item;
  const parts = [typeOf(entry), active === 1 ? text.active : text.inactive, text.version(version)];
  return <bdi>{parts.filter((part) => part !== '').join(' · ')}</bdi>;
}

function Item({ entry, library }: { entry: LibraryEntry; library: readonly LibraryEntry[] }) {
  const text = libraryItemText;
  const address = useSearchState();
  const trees = filledTrees(entry);
  const names = useMemo(() => library.map(({ item }) => item), [library]);
  const findings = [...checkName(entry.item, names), ...findingsOf(entry)];
  const parts: readonly ItemTab[] = ['opis', ...trees.map(({ tree }) => tree)];
  const part = parts.find((known) => known === address.get('czesc')) ?? 'opis';
  const shown = trees.find(({ tree }) => tree === part);
  return (
    <>
      <Check findings={findings} />
      <div className={styles.parts}>
        <Tabs
          label={text.parts}
          tabs={[
            { type: 'opis', text: text.about },
            ...trees.map(({ tree, root }) => ({
              type: tree,
              text: text.trees[tree],
              count: questionCount(root),
            })),
          ]}
          active={part}
          className={styles.tabs}
          onSelect={(czesc: ItemTab) => address.set({ czesc: czesc === 'opis' ? '' : czesc })}
        >
          {shown === undefined ? <ItemFacts entry={entry} /> : <Tree shown={shown} trees={trees} findings={findings} />}
        </Tabs>
      </div>
    </>
  );
}

/** One tree as an outline. */
function Tree({
  shown: { tree, root },
  trees,
  findings,
}: {
  shown: TreeRoot;
  trees: readonly TreeRoot[];
  findings: readonly Finding[];
}) {
  return (
    <div className="stack stack-3">
      <p className="small muted">
        {libraryItemText.best(formatNumber(bestScore(root, tree)), formatNumber(bestOfAll(trees)))}
      </p>
      <TreeOutline tree={tree} root={root} findings={findings} />
    </div>
  );
}

function Check({ findings }: { findings: readonly Finding[] }) {
  const text = libraryItemText;
  return (
    <Card>
      <CardHead title={text.check}>
        <FindingsChip findings={findings} />
      </CardHead>
      <CardBody>
        {findings.length === 0 ? <p className="small muted">{text.clean}</p> : <FindingsList findings={findings} />}
      </CardBody>
    </Card>
  );
}

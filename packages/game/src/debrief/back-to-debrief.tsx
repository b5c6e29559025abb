import { Link, useLocation } from '@tanstack/react-router';
import { stopsText, uiText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { decisionPlace, whatIfFromIn } from './addresses.ts';
import styles from './what-if-screen.module.css';

type BackProps = {
  readonly game: string;
  /** The stop of the debrief, from 1. */
  readonly stop?: number;
  /** The decision that is shown; absent: none. */
  readonly decision?: string;
};

/** The back link to where the page was opened from: the term page, the decision in the list of all, or the stop of the debrief. (DBS-6) */
export function BackToDebrief({ game, stop = 1, decision }: BackProps) {
  const from = whatIfFromIn(useLocation().searchStr);
  const home = `/game/${encodeURIComponent(game)}`;
  if (from === 'term') return <Back to="/panel/student/term" search={{}} text={uiText.titles.term} />;
  if (from === 'all' && decision !== undefined) {
    const search = { place: decisionPlace({ id: decision }) };
    return <Back to={`${home}/decisions`} search={search} text={stopsText.everything.title} />;
  }
  return <Back to={`${home}/summary`} search={{ stop }} text={stopsText.everything.back} />;
}

type LinkProps = {
  readonly to: string;
  readonly search: Readonly<Record<string, string | number>>;
  readonly text: string;
};

function Back({ to, search, text }: LinkProps) {
  return (
    <Link to={to} search={search} className={styles.back} resetScroll={false}>
      <Icon name="i-chev" size={16} />
      <bdi>{text}</bdi>
    </Link>
  );
}

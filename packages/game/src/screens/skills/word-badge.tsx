import { skillsText } from '@fracht/content';
import type { SkillProfile } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { saidOfWords } from './skill-moments.ts';
import styles from './word-badge.module.css';

/** The assessment of a competence: the word first, then the number of decisions behind it. (SKS-1) */
export function WordBadge({ profile }: { readonly profile: SkillProfile }) {
  const { word } = profile;
  return (
    <>
      <span className={classNames(styles.word, styles[word])}>
        <Icon name={SIGNS[word]} size={14} />
        <bdi>{skillsText.words[word]}</bdi>
      </span>
      <span className={styles.count}>{saidOfWords(profile)}</span>
    </>
  );
}

const SIGNS = { STRONG: 'i-star', NORMAL: 'b-check', PRACTISE: 'b-tight', TOO_LITTLE: 'b-wait' } as const;

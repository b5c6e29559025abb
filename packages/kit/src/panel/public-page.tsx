import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { uiText } from '@fracht/content';
import { PageHelp } from '../help/page-help.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './public-page.module.css';

type PublicPageProps = {
  /** What distinguishes this page from others of its kind. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A public page, in one column below the logo, which leads to the visitor's panel, and guests to the landing page. */
export function PublicPage({ className, children }: PublicPageProps) {
  return (
    <main className={classNames(styles.page, className)}>
      <div className="row between">
        <Link to="/panel" className={styles.logo}>
          <Icon name="i-logo" size={30} />
          <bdi>{uiText.product}</bdi>
        </Link>
        <PageHelp />
      </div>
      {children}
    </main>
  );
}

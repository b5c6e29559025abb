import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import {
  CalendarClock,
  ClipboardList,
  DatabaseBackup,
  Dices,
  Gamepad2,
  GraduationCap,
  ListChecks,
  LogOut,
  Network,
  PanelsTopLeft,
  Settings,
  Siren,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { panelText, uiText } from '@fracht/content';
import { OWN_SETTINGS } from '../own-settings.ts';
import type { MenuIcon, MenuName } from '../route-row.ts';
import { sessionStore, userType } from '../session/session-store.ts';
import { personInitials, personName } from '../session/names.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useMenu, type MenuLink } from '../use-menu.ts';
import styles from './panel-shell.module.css';

const ICONS: Readonly<Partial<Record<MenuIcon, typeof Users>>> = {
  students: Users,
  groups: Network,
  games: Gamepad2,
  term: CalendarClock,
  surveys: ClipboardList,
  questions: ListChecks,
  lecturers: GraduationCap,
  landing: PanelsTopLeft,
  settings: SlidersHorizontal,
  accidents: Dices,
  emergencies: Siren,
  changes: CalendarClock,
  backups: DatabaseBackup,
  audit: ClipboardList,
};

const SHORT: Readonly<Partial<Record<MenuIcon, string>>> = panelText.short;

type Badge = { readonly count: number; readonly label: string };
type Badges = Readonly<Partial<Record<MenuIcon, Badge>>>;

/** The frame of a panel: menu on the left, a bottom bar on phones, the page beside it. */
export function PanelShell({
  menu,
  title,
  badges = {},
  logoutLink = PlainLogout,
}: {
  menu: MenuName;
  title: string;
  /** Badges at menu entries, by the entry's icon; `label` says what is counted. */
  badges?: Badges;
  /** The logout link, if it does more than log out. */
  logoutLink?: ComponentType<{ children: ReactNode }>;
}) {
  const links = useMenu(menu);
  const page = useFocusOnArrival();
  return (
    <div className={styles.app}>
      <SkipLink text={uiText.skip} />
      <aside className={styles.side} aria-label={title}>
        <Link to="/panel" className={styles.logo}>
          <Icon name="i-logo" size={30} />
          <bdi>{uiText.product}</bdi>
        </Link>
        <p className={styles.role}>{title}</p>
        <nav aria-label={uiText.menu.label} className={styles.menu}>
          {links.map((link) => (
            <Entry key={link.to} link={link} badge={badges[link.icon]} />
          ))}
        </nav>
        <SideFoot logoutLink={logoutLink} />
      </aside>
      <main className={styles.page} id="tresc" tabIndex={-1} ref={page}>
        <Outlet />
      </main>
      <nav className={styles.bottom} aria-label={panelText.bottomMenu}>
        {links.map((link) => (
          <Entry key={link.to} link={link} badge={badges[link.icon]} isLarge />
        ))}
        <Link to={OWN_SETTINGS[userType()]}>
          <Settings className="i-l" aria-hidden="true" />
          <span>{uiText.menu.account}</span>
        </Link>
      </nav>
    </div>
  );
}

function Entry({ link, badge, isLarge = false }: { link: MenuLink; badge?: Badge | undefined; isLarge?: boolean }) {
  const Sign = ICONS[link.icon] ?? Users;
  return (
    <Link to={link.to}>
      <Sign className={isLarge ? 'i-l' : 'i'} aria-hidden="true" />
      <span>{isLarge ? (SHORT[link.icon] ?? link.short) : link.text}</span>
      {badge === undefined || badge.count === 0 ? null : (
        <>
          <span className={styles.badge} aria-hidden="true">
            {badge.count}
          </span>
          <span className="vh">{badge.label}</span>
        </>
      )}
    </Link>
  );
}

function PlainLogout({ children }: { children: ReactNode }) {
  return (
    <Link to="/logout" preload={false}>
      {children}
    </Link>
  );
}

function SideFoot({ logoutLink: Logout }: { logoutLink: ComponentType<{ children: ReactNode }> }) {
  const user = sessionStore((state) => state.user);
  return (
    <div className={styles.foot}>
      {user === null ? null : (
        <div className={styles.who}>
          <Avatar initials={personInitials(user)} />
          <div>
            <span className="b small cut">{personName(user)}</span>
            <Email className="xs muted" email={user.email === '' ? (user.login ?? '') : user.email} />
          </div>
        </div>
      )}
      <Link to={OWN_SETTINGS[userType()]}>
        <Settings className="i" aria-hidden="true" />
        <bdi>{uiText.accountSettings}</bdi>
      </Link>
      <Logout>
        <LogOut className="i" aria-hidden="true" />
        <bdi>{uiText.logout}</bdi>
      </Logout>
    </div>
  );
}

/** Moves the focus to the page after a change of address, so that keyboard and screen reader start there. */
function useFocusOnArrival() {
  const page = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    page.current?.focus({ preventScroll: true });
  }, [path]);
  return page;
}

/** An e-mail address that may break only after its @. */
function Email({ email, className }: { email: string; className: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span className={className}>
      <bdi>{email.slice(0, at)}</bdi>
      <wbr />
      <bdi>{email.slice(at)}</bdi>
    </span>
  );
}

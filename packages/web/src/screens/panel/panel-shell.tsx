import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Gamepad2, GraduationCap, LogOut, Network, Settings, Users } from 'lucide-react';
import { panelText, uiText } from '@fracht/content';
import type { MenuIcon, MenuName } from '../../route-row.ts';
import { sessionStore } from '../../session/session-store.ts';
import { personInitials, personName } from '../../session/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useMenu, type MenuLink } from '../../use-menu.ts';
import styles from './panel-shell.module.css';

const ICONS: Readonly<Partial<Record<MenuIcon, typeof Users>>> = {
  students: Users,
  groups: Network,
  games: Gamepad2,
  lecturers: GraduationCap,
};

/** The frame of a panel: menu on the left, a bottom bar on phones, the page beside it. (spec §2; look.md Panels) */
export function PanelShell({ menu, title }: { menu: MenuName; title: string }) {
  const links = useMenu(menu);
  const page = useFocusOnArrival();
  return (
    <div className={styles.app}>
      <SkipLink text={uiText.skip} />
      <aside className={styles.side} aria-label={title}>
        <Link to="/panel" className={styles.logo}>
          <Icon name="i-logo" size={30} />
          {uiText.product}
        </Link>
        <p className={styles.role}>{title}</p>
        <nav aria-label={uiText.menu.label} className={styles.menu}>
          {links.map((link) => (
            <Entry key={link.to} link={link} />
          ))}
        </nav>
        <SideFoot />
      </aside>
      <main className={styles.page} id="tresc" tabIndex={-1} ref={page}>
        <Outlet />
      </main>
      <nav className={styles.bottom} aria-label={panelText.bottomMenu}>
        {links.map((link) => (
          <Entry key={link.to} link={link} isLarge />
        ))}
        <Link to="/panel/settings">
          <Settings className="i-l" aria-hidden="true" />
          <span>{uiText.menu.account}</span>
        </Link>
      </nav>
    </div>
  );
}

function Entry({ link, isLarge = false }: { link: MenuLink; isLarge?: boolean }) {
  const Sign = ICONS[link.icon] ?? Users;
  return (
    <Link to={link.to}>
      <Sign className={isLarge ? 'i-l' : 'i'} aria-hidden="true" />
      <span>{link.text}</span>
    </Link>
  );
}

function SideFoot() {
  const user = sessionStore((state) => state.user);
  return (
    <div className={styles.foot}>
      {user === null ? null : (
        <div className={styles.who}>
          <Avatar initials={personInitials(user)} />
          <div>
            <span className="b small cut">{personName(user)}</span>
            <span className="xs muted cut">{user.email}</span>
          </div>
        </div>
      )}
      <Link to="/panel/settings">
        <Settings className="i" aria-hidden="true" />
        {uiText.accountSettings}
      </Link>
      <Link to="/logout" preload={false}>
        <LogOut className="i" aria-hidden="true" />
        {uiText.logout}
      </Link>
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

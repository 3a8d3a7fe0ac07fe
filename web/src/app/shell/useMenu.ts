import { useQuery } from '@tanstack/react-query';
import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useLocation } from 'react-router';
import { query } from '../../lib/api.ts';
import { frameOf, hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import type { IconName } from '../../ui/icons/names.ts';
import { toIconName } from '../../ui/icons/to-icon-name.ts';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';

const t = textsOf({ shell });

export type Entry = {
  key: string;
  name: string;
  icon: IconName;
  href: string;
  /** Opens in a new tab. */
  outside: boolean;
  current: boolean;
  /** Entries of its menu: it is then a group, without a link of its own. */
  children?: Entry[];
};

/** The three centres are one screen. */
const halls: readonly string[] = [paths.serviceHall, paths.processServices, paths.applicationServices];
const homes: readonly string[] = [paths.home, paths.welcome, paths.homeWelcome];

function hrefFor(target: TopMenuLeaf['target']): string {
  switch (target.kind) {
    case 'page':
      return hrefOf(target.path);
    case 'link':
      return target.url;
    case 'frame':
      return hrefOf(frameOf('navigation', target.frameId));
  }
}

/** The navigation of the top bar: home page, service hall, then the school's own entries. */
export function useMenu(): Entry[] {
  const { pathname, search } = useLocation();
  const found = useQuery(query.shell.topMenu());
  const other = useMediaQuery(narrow) ? 'pc' : 'mobile';
  const data = (found.data ?? [])
    .filter(({ device }) => device !== other)
    .map((item) => ({ ...item, children: item.children.filter(({ device }) => device !== other) }))
    .filter(({ target, children }) => target.kind !== 'group' || children[0]);
  // Searching or filtering on a page does not change the page.
  const currentHrefs = [hrefOf(pathname), hrefOf(pathname + search)];
  const isHome = ({ target }: TopMenuItem) => target.kind === 'page' && homes.includes(target.path);
  const home: Entry = {
    key: 'home',
    name: data.find(isHome)?.name ?? t('home'),
    icon: 'home',
    href: hrefOf(paths.home),
    outside: false,
    current: homes.includes(pathname) && !search.includes('navigation='),
  };
  const isHall = ({ target }: TopMenuItem) => target.kind === 'page' && target.path === paths.serviceHall;
  const hall: Entry = {
    key: 'hall',
    name: data.find(isHall)?.name ?? t('hall'),
    icon: 'hall',
    href: hrefOf(paths.serviceHall),
    outside: false,
    current: halls.includes(pathname),
  };
  const leaf = ({ id, name, icon, openWay, target }: TopMenuLeaf): Entry => {
    const href = hrefFor(target);
    return {
      key: id,
      name,
      icon: toIconName(icon),
      href,
      outside: openWay === 'newTab',
      current: currentHrefs.includes(href),
    };
  };
  const rest = data
    .filter((item) => item.children[0] || !(isHome(item) || isHall(item)))
    .flatMap(({ target, children, ...item }): Entry[] => {
      const leaves = [...(target.kind === 'group' ? [] : [{ ...item, target }]), ...children].map(leaf);
      if (!children[0]) return leaves;
      const current = leaves.some((entry) => entry.current);
      const { id, name, icon } = item;
      return [{ key: id, name, icon: toIconName(icon), href: '', outside: false, current, children: leaves }];
    });
  return [home, hall, ...rest];
}

/** The configuration screens the user may open. */
export function useConfiguration(): Entry[] {
  const { pathname } = useLocation();
  const menu = useSession((s) => s.session?.configurationMenu) ?? [];
  return menu.map(({ code, name, path }) => ({
    key: code,
    name,
    icon: 'settings',
    href: hrefOf(path.startsWith('/') ? path : `/${path}`),
    outside: false,
    current: pathname === path,
  }));
}

/**
 * Links into administration: one link to its frame, or, for users with only screens outside the frame, one for each.
 */
export function useAdministration(): Entry[] {
  const entries = useConfiguration();
  const framed = entries.find(({ href }) => href.startsWith('#/userFrameConfig/'));
  const only = framed ?? (entries.length === 1 ? entries[0] : undefined);
  return only ? [{ ...only, name: t('configuration') }] : entries;
}

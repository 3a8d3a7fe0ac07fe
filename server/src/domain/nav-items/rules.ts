import type { Device, NavigationItem } from '@yizhan/contract/entities/navigation.ts';
import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';
import { type SectionName, sectionPath } from '@yizhan/contract/sections.ts';
import { isOwnPath, parseWebAddress } from '../../common/addresses.ts';

export type NavItem = Pick<TopMenuItem, 'id' | 'name' | 'icon' | 'openWay'> & {
  parentId: string | null;
  kind: TopMenuItem['target']['kind'];
  path: string | null;
  url: string | null;
  frameId: string | null;
  device: Device;
  isBuilt: boolean;
};

/** Where an item leads; undefined if its address is unsafe. */
function leafTarget({ kind, path, url, frameId }: NavItem): TopMenuLeaf['target'] | undefined {
  switch (kind) {
    case 'page':
      return path && isOwnPath(path) ? { kind, path } : undefined;
    case 'link':
      return url && (isOwnPath(url) || parseWebAddress(url)) ? { kind, url } : undefined;
    case 'frame':
      return frameId ? { kind, frameId } : undefined;
    case 'group':
      return undefined;
  }
}

const headOf = ({ id, name, icon, openWay, device }: NavItem) => ({
  ...{ id, name, icon, openWay },
  ...(device === 'all' ? {} : { device }),
});

/** The items as a one-level tree; an item without target and children is left out. */
export function topMenu(items: readonly NavItem[]): TopMenuItem[] {
  const leaves = items.flatMap((item) => {
    const target = leafTarget(item);
    const { parentId } = item;
    return target && parentId !== null ? [{ parentId, leaf: { ...headOf(item), target } }] : [];
  });
  const tops = items.filter(({ parentId }) => parentId === null);
  return tops.flatMap((item): TopMenuItem[] => {
    const children = leaves.filter(({ parentId }) => parentId === item.id).map(({ leaf }) => leaf);
    const target = leafTarget(item) ?? (children.length > 0 ? ({ kind: 'group' } as const) : undefined);
    return target ? [{ ...headOf(item), target, children }] : [];
  });
}

/** The pages people cannot do without: they can be renamed but not hidden. */
const fixedPaths: ReadonlySet<string> = new Set(['/home/homePage', '/home/serviceHall']);
export const isFixed = ({ isBuilt, path }: Pick<NavItem, 'isBuilt' | 'path'>) =>
  isBuilt && path !== null && fixedPaths.has(path);

/** The section in which the page of a built-in item is configured. */
const sectionOfPath: Readonly<Record<string, SectionName>> = {
  '/home/homePage': 'homePage',
  '/home/serviceHall': 'serviceHall',
  '/home/processServiceCenter': 'processCentre',
  '/home/applicationServiceCenter': 'applicationCentre',
  '/home/threelists': 'dutyLists',
  '/home/guides': 'guides',
};

type DescribedItem = Pick<NavItem, 'id' | 'name' | 'path' | 'isBuilt'> & { live?: boolean };

/** An item in the specification's names (EN-8). */
export function toNavigationItem({ id, name, path, isBuilt, live = true }: DescribedItem): NavigationItem {
  const section = isBuilt ? sectionOfPath[path ?? ''] : 'navigation';
  return {
    ...{ id, navigationName: name, navigationType: isBuilt ? 'SYSTEM' : 'ADD' },
    ...{ isBuilt: isBuilt ? 1 : 2, isAuto: live ? 1 : 0 },
    configPath: section ? sectionPath(section) : '',
  };
}

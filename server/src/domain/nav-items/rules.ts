import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';
import { isOwnPath, parseWebAddress } from '../../common/addresses.ts';

export type NavItem = Pick<TopMenuItem, 'id' | 'name' | 'icon' | 'openWay'> & {
  parentId: string | null;
  kind: TopMenuItem['target']['kind'];
  path: string | null;
  url: string | null;
  frameId: string | null;
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

/** The items as a one-level tree; an item without target and children is left out. */
export function topMenu(items: readonly NavItem[]): TopMenuItem[] {
  const leaves = items.flatMap((item) => {
    const target = leafTarget(item);
    const { id, parentId, name, icon, openWay } = item;
    return target && parentId !== null ? [{ parentId, leaf: { id, name, icon, openWay, target } }] : [];
  });
  const tops = items.filter(({ parentId }) => parentId === null);
  return tops.flatMap((item): TopMenuItem[] => {
    const { id, name, icon, openWay } = item;
    const children = leaves.filter(({ parentId }) => parentId === id).map(({ leaf }) => leaf);
    const target = leafTarget(item) ?? (children.length > 0 ? ({ kind: 'group' } as const) : undefined);
    return target ? [{ id, name, icon, openWay, target, children }] : [];
  });
}

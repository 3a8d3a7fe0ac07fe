import { pathOfMenu } from '@yizhan/contract/permissions.ts';
import { useMemo } from 'react';
import { useSession } from '../lib/session.ts';
import { type Section, sections } from './sections.ts';

const bare = (path: string) => path.replace(/^\/+/, '').replace(/^home\//, '');

/** The sections the person's configuration menu opens. */
export function useSections(): readonly Section[] {
  const menu = useSession((s) => s.session?.configurationMenu);
  return useMemo(() => {
    const paths = new Set(menu?.map((entry) => bare(entry.path)));
    return sections.filter((section) => paths.has(bare(pathOfMenu(section.menu))));
  }, [menu]);
}

import { type SectionName, sectionNames, sectionPath } from '@yizhan/contract/sections.ts';
import { useMemo } from 'react';
import { useSession } from '../lib/session.ts';

const bare = (path: string) => path.replace(/^\/+/, '').replace(/^home\//, '');

/** The sections that the person's configuration menu opens. */
export function useSections(): readonly SectionName[] {
  const menu = useSession((s) => s.session?.configurationMenu);
  return useMemo(() => {
    const paths = new Set(menu?.map((entry) => bare(entry.path)));
    return sectionNames.filter((name) => paths.has(bare(sectionPath(name))));
  }, [menu]);
}

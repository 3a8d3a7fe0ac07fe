import { useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import type { Section, Sections } from './section.ts';

export const sectionHref = (key: string) => hrefOf(`${paths.personal}?section=${key}`);

/** The section named in the address; the first one when it is missing or unknown. */
export function useSection(sections: Sections): Section {
  const [search] = useSearchParams();
  const requested = search.get('section');
  return sections.find(({ key }) => key === requested) ?? sections[0];
}

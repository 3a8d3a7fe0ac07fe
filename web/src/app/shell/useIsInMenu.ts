import { hrefOf, paths } from '../../lib/paths.ts';
import { useMenu } from './useMenu.ts';

/** Whether the navigation or the menu of the account already leads there. */
export function useIsInMenu(): (href: string) => boolean {
  const entries = useMenu().flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const hrefs = new Set([hrefOf(paths.personal), ...entries.map(({ href }) => href)]);
  return (href) => hrefs.has(href);
}

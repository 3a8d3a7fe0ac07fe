import { matchPath } from 'react-router';
import { articlePath, paths, servicePath } from '../../lib/paths.ts';

/** HL-9: the page to return to after signing in from here; undefined means the home page. */
export function returnPageFrom(pathname: string, search: string): string | undefined {
  const service = matchPath(paths.openService, pathname)?.params.id;
  if (service) return servicePath(service);
  if (pathname === paths.allServices) return paths.serviceHall + search;
  const params = new URLSearchParams(search);
  const [view, id] = [params.get('view'), params.get('id')];
  if (view === 'article' && id) return articlePath(id);
  return view === 'guides' ? paths.guides : undefined;
}

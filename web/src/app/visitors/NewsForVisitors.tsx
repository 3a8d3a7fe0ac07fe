import type { ReactNode } from 'react';
import { NewsPathsContext } from '../../features/news/news-paths.ts';
import { landingViewPath, paths } from '../../lib/paths.ts';

const places = {
  list: (column: string) => landingViewPath('news', { column }),
  article: (id: string) => landingViewPath('article', { id }),
  home: paths.landing,
};

/** The news as views of the landing page: the same screens, with links that stay there. */
export function NewsForVisitors({ children }: { children: ReactNode }) {
  return <NewsPathsContext value={places}>{children}</NewsPathsContext>;
}

import { createContext } from 'react';
import { articlePath, newsPath, paths } from '../../lib/paths.ts';

/** Where news links lead: pages of the portal, or the public ones for visitors. */
export const NewsPathsContext = createContext<{
  list: (column: string) => string;
  article: (id: string) => string;
  home: string;
}>({ list: newsPath, article: articlePath, home: paths.home });

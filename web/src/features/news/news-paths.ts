import { createContext } from 'react';
import { articlePath, newsPath, paths } from '../../lib/paths.ts';

/** Where news lead to: pages of the portal, unless visitors read them. */
export const NewsPathsContext = createContext<{
  list: (column: string) => string;
  article: (id: string) => string;
  home: string;
}>({ list: newsPath, article: articlePath, home: paths.home });

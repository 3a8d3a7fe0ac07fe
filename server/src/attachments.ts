import type { SeesAttached } from './common/files.ts';
import { seesDepartmentCard } from './domain/departments/card-queries.ts';
import { seesGuide } from './domain/guides/queries.ts';
import { seesArticle } from './domain/news/queries.ts';

/** What files hang on, by the name in `attachedTo`: the rule of each noun says who may see it. */
export const attachments: Readonly<Record<string, SeesAttached>> = {
  news: seesArticle,
  guide: seesGuide,
  department: seesDepartmentCard,
};

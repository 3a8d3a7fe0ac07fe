import type { SeesAttached } from './common/files.ts';
import { seesGuide } from './common/guides/reading.ts';
import { seesArticle } from './common/news.ts';
import { seesDepartmentCard } from './common/sees-department-card.ts';

/** What files hang on, by the name in `attachedTo`: the rule of each noun says who may see it. */
export const attachments: Readonly<Record<string, SeesAttached>> = {
  news: seesArticle,
  guide: seesGuide,
  department: seesDepartmentCard,
};

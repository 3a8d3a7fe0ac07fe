import type { CanSeeAttached } from './common/files.ts';
import { canSeeDepartmentCard } from './domain/departments/card-queries.ts';
import { canSeeGuide } from './domain/guides/queries.ts';
import { canSeeArticle } from './domain/news/queries.ts';

/** What files hang on, by the name in `attachedTo`: the rule of each noun says who may see it. */
export const attachments: Readonly<Record<string, CanSeeAttached>> = {
  news: canSeeArticle,
  guide: canSeeGuide,
  department: canSeeDepartmentCard,
};

import { academic } from './news/academic.ts';
import { articlesOf } from './news/article.ts';
import { headlines } from './news/headlines.ts';
import { life } from './news/life.ts';
import { media } from './news/media.ts';
import { notices } from './news/notices.ts';

/** In display order. */
export const newsColumns = [
  { name: '校园要闻', isPublic: true, audience: [], lines: headlines },
  { name: '通知公告', isPublic: true, audience: [], lines: notices },
  { name: '学术动态', isPublic: true, audience: [], lines: academic },
  { name: '媒体云岭', isPublic: true, audience: [], lines: media },
  { name: '校园生活', isPublic: false, audience: [], lines: life },
] as const;

export const newsArticles = (now: Date) => newsColumns.flatMap(({ name, lines }) => articlesOf(name, lines, now));

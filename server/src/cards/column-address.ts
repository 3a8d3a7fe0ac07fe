import * as searchLimits from '@yizhan/contract/limits/search.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { toOpenableAddress } from '../common/addresses.ts';

/** The tab of the personal centre that lists the whole category, or what of it has these words. */
export const personalCentre = (category: TodoCategory, keyword = '') =>
  `#/home/PersonalCenter?tab=${category}${keyword && `&keyword=${encodeURIComponent(toKeyword(keyword))}`}`;

/** The page of one's own notices. */
export const ownNotices = '#/home/notices';

const toKeyword = (title: string) => title.slice(0, searchLimits.queryLength);

type Leading = { urlDetail: string; source: { sourceType: string; category?: TodoCategory } };

/** The target of a column's heading: the administrator's choice, or the personal centre. */
export const columnAddress = ({ urlDetail, source }: Leading) =>
  toOpenableAddress(urlDetail) ?? personalCentre(source.category ?? 'TODO');

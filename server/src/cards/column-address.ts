import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { toOpenableAddress } from '../common/addresses.ts';

/** The tab of the personal centre that lists the whole category. */
const personalCentre = (category: TodoCategory) => `#/home/PersonalCenter?tab=${category}`;

type Leading = { urlDetail: string; source: { sourceType: string; category?: TodoCategory } };

/** The target of a column's heading: the administrator's choice, or the personal centre. */
export const columnAddress = ({ urlDetail, source }: Leading) =>
  toOpenableAddress(urlDetail) ?? personalCentre(source.category ?? 'TODO');

import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { toOpenableAddress } from '../common/addresses.ts';

/** The tab of the personal centre that has all of a class. */
const personalCentre = (category: TodoCategory) => `#/home/PersonalCenter?tab=${category}`;

type Leading = { urlDetail: string; source: { sourceType: string; category?: TodoCategory } };

/** Where a column as a whole leads: where its administrator says, or to the personal centre. */
export const columnAddress = ({ urlDetail, source }: Leading) =>
  toOpenableAddress(urlDetail) ?? personalCentre(source.category ?? 'TODO');

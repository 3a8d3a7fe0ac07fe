import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../../lib/text.ts';
import type { LayoutReaders } from './layout-readers.ts';

const t = textsOf({ homePageConfig });
const adminText = textsOf({ admin });

/** Which layout wins for whom, in a sentence or two. */
export function describeReaders({ own, others }: LayoutReaders, nameOf: (type: number) => string): string {
  const who = (types: readonly number[]) => types.map(nameOf).join(adminText('comma'));
  return [
    own.length > 0 ? t('wins', { who: who(own) }) : t('winsNobody'),
    ...others.map(({ name, types }) => t('loses', { who: who(types), name })),
  ].join(' ');
}

import { home } from '@yizhan/contract/texts/zh-CN/home.ts';

import { noPage } from '@yizhan/contract/texts/zh-CN/no-page.ts';
import { textsOf } from '../../lib/text.ts';
import { useNavigationItem } from './useNavigationItem.ts';

const t = textsOf({ noPage });
const homeText = textsOf({ home });

/** A page of cards other than the home page is titled by its entry in the top bar. */
export default function PageName({ id, empty }: { id: string; empty: boolean }) {
  const item = useNavigationItem(id);
  if (item) return item.name;
  return item === null && empty ? t('title') : homeText('title');
}

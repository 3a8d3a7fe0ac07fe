import type { NewsColumn } from '@yizhan/contract/entities/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { use } from 'react';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { NewsPathsContext } from './news-paths.ts';

const t = textsOf({ news });

/** An outdated link, or a column this reader may not see: offers another one. */
export function NoSuchColumn({ first }: { first: NewsColumn | undefined }) {
  const places = use(NewsPathsContext);
  const way = first && <a href={hrefOf(places.list(first.id))}>{t('firstColumn', { column: first.columnName })}</a>;
  return <Empty text={t('columnGone')} action={way} />;
}

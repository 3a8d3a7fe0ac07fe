import type { NewsColumn } from '@yizhan/contract/entities/news.ts';
import { hrefOf, newsPath } from '../../lib/paths.ts';
import { Empty } from '../../ui/Empty.tsx';
import { t } from './words.ts';

/** An old link, or a column that is not for this reader: there is another one to go to. */
export function NoSuchColumn({ first }: { first: NewsColumn | undefined }) {
  const way = first && <a href={hrefOf(newsPath(first.id))}>{t('firstColumn', { column: first.columnName })}</a>;
  return <Empty text={t('columnGone')} action={way} />;
}

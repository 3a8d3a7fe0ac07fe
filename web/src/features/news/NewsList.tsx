import type { ArticleCard } from '@yizhan/contract/entities/news.ts';
import { useNow } from '../../lib/useNow.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { NewsRow } from './NewsRow.tsx';

type NewsListProps = {
  records: readonly ArticleCard[];
  total: number;
  size: number;
  page: number;
  onPage: (page: number) => void;
};

export function NewsList({ records, total, size, page, onPage }: NewsListProps) {
  const now = useNow();
  return (
    <>
      <ul className="news-list__rows">
        {records.map((article) => (
          <NewsRow key={article.id} article={article} now={now} />
        ))}
      </ul>
      {total > size && <Pagination page={page} size={size} total={total} onPage={onPage} />}
    </>
  );
}

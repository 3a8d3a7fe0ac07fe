import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { IconButton } from './IconButton.tsx';
import './Pagination.css';
import { pageEntries } from './page-entries.ts';

const t = textsOf({ ui });

type PaginationProps = {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
};

export function Pagination({ page, size, total, onPage }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav className="yz-pages" aria-label={t('pages')}>
      <span className="yz-pages__total">{t('total', { n: total })}</span>
      <IconButton icon="chevron-left" label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      {pageEntries(page, last).map((entry) =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            className="yz-pages__page"
            aria-label={t('page', { n: entry })}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ) : (
          <span key={entry} className="yz-pages__gap" aria-hidden="true">
            …
          </span>
        ),
      )}
      <span className="yz-pages__short" aria-hidden="true">
        {page} / {last}
      </span>
      <IconButton icon="chevron-right" label={t('nextPage')} disabled={page >= last} onClick={() => onPage(page + 1)} />
    </nav>
  );
}

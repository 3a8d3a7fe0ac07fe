import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Query } from '../../../ui/Loaded.tsx';

const t = textsOf({ bulkExport });

/** How many rows the chosen range has (EX-10). */
export function TotalCount({ query }: { query: Query<{ total: number }> }) {
  if (query.data)
    return (
      <span role="status">
        {query.data.total === 0 ? t('nothing') : t('total', { n: query.data.total.toLocaleString() })}
      </span>
    );
  if (query.isPending) return <span role="status">{t('counting')}</span>;
  return (
    <Button size="small" variant="quiet" icon="refresh" onClick={() => void query.refetch()}>
      {t('countFailed')}
    </Button>
  );
}

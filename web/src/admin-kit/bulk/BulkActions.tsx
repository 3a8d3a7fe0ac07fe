import { type BulkListName, bulkLists } from '@yizhan/contract/bulk-lists.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { SearchConditions } from './export/ranges.ts';

const t = textsOf({ bulkImport });

const ImportDialog = lazyPart(() => import('./import/ImportDialog.tsx'));

type BulkActionsProps = {
  list: BulkListName;
  /** What the screen searches by, under the names of its list call. */
  search?: SearchConditions;
  /** Where a screen has two lists. */
  labels?: { import: string; export: string };
};

/** 导入 and 导出 of a list, as far as the contract declares them. */
export function BulkActions({ list, search, labels }: BulkActionsProps) {
  const [importing, setImporting] = useState(false);
  const close = () => setImporting(false);
  return (
    <>
      {bulkLists[list].imports && (
        <Button icon="upload" onClick={() => setImporting(true)}>
          {labels?.import ?? t('open')}
        </Button>
      )}
      <ExportButton list={list} search={search} label={labels?.export} />
      {importing && (
        <OpenBoundary onFailed={close}>
          <ImportDialog list={list} onClose={close} />
        </OpenBoundary>
      )}
    </>
  );
}

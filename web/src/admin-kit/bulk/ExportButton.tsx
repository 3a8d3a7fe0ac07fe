import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import type { SearchConditions } from './export/ranges.ts';

const t = textsOf({ bulkExport });

const ExportDialog = lazyPart(() => import('./export/ExportDialog.tsx'));

type ExportButtonProps = {
  list: BulkListName;
  search?: SearchConditions | undefined;
  /** The ticked rows, in the bar for the selection. */
  ticked?: readonly string[] | undefined;
  size?: 'small' | 'medium' | undefined;
  label?: string | undefined;
};

export function ExportButton({ list, search, ticked, size, label }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="download" size={size} onClick={() => setOpen(true)}>
        {label ?? t('open')}
      </Button>
      {open && (
        <OpenBoundary onFailed={close}>
          <ExportDialog list={list} search={search} ticked={ticked} onClose={close} />
        </OpenBoundary>
      )}
    </>
  );
}

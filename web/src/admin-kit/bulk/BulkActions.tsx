import { type BulkListName, bulkLists } from '@yizhan/contract/bulk-lists.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';

const exportText = textsOf({ bulkExport });
const importText = textsOf({ bulkImport });

const ExportDialog = lazyPart(() => import('./export/ExportDialog.tsx'));
const ImportDialog = lazyPart(() => import('./import/ImportDialog.tsx'));

type BulkActionsProps = {
  list: BulkListName;
  /** What the screen searches by, under the names of its list call. */
  search?: Readonly<Record<string, unknown>>;
};

/** 导入 and 导出 of a list, as far as the contract declares them. */
export function BulkActions({ list, search }: BulkActionsProps) {
  const [importing, setImporting] = useState(false);
  const close = () => setImporting(false);
  return (
    <>
      {bulkLists[list].imports && (
        <Button icon="upload" onClick={() => setImporting(true)}>
          {importText('open')}
        </Button>
      )}
      <ExportButton list={list} search={search} />
      {importing && (
        <OpenBoundary onFailed={close}>
          <ImportDialog list={list} onClose={close} />
        </OpenBoundary>
      )}
    </>
  );
}

type ExportButtonProps = {
  list: BulkListName;
  search?: Readonly<Record<string, unknown>> | undefined;
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
        {label ?? exportText('open')}
      </Button>
      {open && (
        <OpenBoundary onFailed={close}>
          <ExportDialog list={list} search={search} ticked={ticked} onClose={close} />
        </OpenBoundary>
      )}
    </>
  );
}

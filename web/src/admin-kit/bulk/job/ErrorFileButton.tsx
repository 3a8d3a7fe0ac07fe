import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { runAction } from '../../run-action.ts';
import { tenantId } from '../tenant-id.ts';
import { download } from './download.ts';

const t = textsOf({ bulkImport });

type ErrorFileButtonProps = { list: string; errorKey: string };

/** IP-12: the rows that failed, as a workbook. */
export function ErrorFileButton({ list, errorKey }: ErrorFileButtonProps) {
  const [loading, setLoading] = useState(false);
  const get = async () => {
    setLoading(true);
    const done = await runAction(api.bulk.errorFile({ list, errorKey, tenantId: tenantId() }));
    setLoading(false);
    if (done) download(done.answer.url);
  };
  return (
    <Button icon="download" loading={loading} onClick={() => void get()}>
      {t('errorFile')}
    </Button>
  );
}

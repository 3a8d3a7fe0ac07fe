import { useMutation, useQuery } from '@tanstack/react-query';
import { REFUSED } from '@yizhan/contract/statuses.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { api, query } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { toast } from '../../../ui/toast.ts';
import '../bulk.css';
import { type ExportDialogProps, ExportForm, type ExportRequest } from './ExportForm.tsx';
import { ExportRun } from './ExportRun.tsx';

const t = textsOf({ bulkExport });

/** What to export, then how far it is. */
export default function ExportDialog({ list, search, ticked, onClose }: ExportDialogProps) {
  const found = useQuery(query.bulk.exportFields({ list }));
  const start = useMutation({
    mutationFn: (request: ExportRequest) => api.bulk.startExport(request),
    // EX-2: a refusal by the rules is told and the dialog closes; any other failure is shown in it.
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== REFUSED) return;
      toast.error(error.msg, error.msgDetail);
      onClose();
    },
  });
  if (start.status !== 'idle')
    return (
      <ExportRun
        job={start.data && { list, key: start.data.redisKey }}
        startError={start.error}
        onBack={start.reset}
        onClose={onClose}
      />
    );
  if (found.data)
    return <ExportForm {...{ list, search, ticked, onClose }} info={found.data} onSubmit={start.mutate} />;
  return (
    <Dialog open title={t('open')} onClose={onClose} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      <Loaded query={found}>{() => null}</Loaded>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import '../bulk.css';
import { type ImportDialogProps, ImportFlow } from './ImportFlow.tsx';

const t = textsOf({ bulkImport });

export default function ImportDialog({ list, onClose }: ImportDialogProps) {
  const info = useQuery(query.bulk.importInfo({ list }));
  if (info.data) return <ImportFlow list={list} info={info.data} onClose={onClose} />;
  return (
    <Dialog open title={t('open')} onClose={onClose} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      <Loaded query={info}>{() => null}</Loaded>
    </Dialog>
  );
}

import type { ImportFile } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { ask } from '../../../ui/confirm.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

const t = textsOf({ bulkImport });

const KB = 1024;
const formatSize = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

/** The file that was taken. Removing it asks first (IP-9). */
export function UploadedFile({ file, onRemove }: { file: ImportFile; onRemove: () => void }) {
  const { name } = file;
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText', { name }), yes: t('remove') };
    if (await ask({ ...question, danger: true })) onRemove();
  };
  return (
    <div className="bulk-file">
      <Icon name="file" size={20} />
      <span className="bulk-file__name">{name}</span>
      <span className="bulk-file__size">{formatSize(file.size)}</span>
      <IconButton icon="trash" size="small" label={t('removeFile', { name })} onClick={() => void remove()} />
    </div>
  );
}

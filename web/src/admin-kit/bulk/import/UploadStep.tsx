import { useQuery } from '@tanstack/react-query';
import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { ImportFile, ImportInfo } from '@yizhan/contract/entities/bulk.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { Upload } from 'antd';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { runAction } from '../../run-action.ts';
import { download } from '../job/download.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { UploadedFile } from './UploadedFile.tsx';

const t = textsOf({ bulkImport });
const adminText = textsOf({ admin });

type UploadStepProps = {
  list: BulkListName;
  info: ImportInfo;
  file: ImportFile | undefined;
  /** The name of the file that is on its way. */
  uploading: string | undefined;
  error: { text: string; detail?: string | undefined } | undefined;
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** One workbook of the office's own, or the template filled in. */
export function UploadStep({ list, info, file, uploading, error, onFiles, onRemove }: UploadStepProps) {
  const [loading, setLoading] = useState(false);
  const fields = useQuery(query.bulk.checkFields({ list }));
  const keys = fields.data?.filter(({ isKey }) => isKey === 1).map(({ fieldLabel }) => fieldLabel) ?? [];
  const getTemplate = async () => {
    setLoading(true);
    const done = await runAction(api.bulk.template({ list }));
    setLoading(false);
    if (done) download(done.answer.url);
  };
  return (
    <div className="bulk-upload">
      <Upload.Dragger
        className="bulk-upload__drop"
        accept=".xls,.xlsx"
        multiple
        showUploadList={false}
        disabled={uploading !== undefined}
        beforeUpload={(one, all) => {
          // It is called for each of them; the rules are about all.
          if (one === all[0]) onFiles(all);
          return false;
        }}
      >
        <span className="bulk-upload__icon">
          {uploading ? <Spinner size={28} /> : <Icon name="upload" size={28} />}
        </span>
        <span className="bulk-upload__text">{uploading ? t('uploading', { name: uploading }) : t('upload')}</span>
        <span className="bulk-upload__tip">{t('uploadTip', { n: info.maxMb })}</span>
      </Upload.Dragger>
      {error && (
        <p className="bulk-upload__error" role="alert">
          <Icon name="error" size={16} />
          <span>
            {error.text}
            {error.detail && <span className="bulk-upload__detail">{error.detail}</span>}
          </span>
        </p>
      )}
      {file && <UploadedFile file={file} onRemove={onRemove} />}
      <div className="bulk-upload__template">
        <p>{t('templateText')}</p>
        <Button icon="download" loading={loading} onClick={() => void getTemplate()}>
          {t('template')}
        </Button>
      </div>
      {keys.length > 0 && (
        <p className="bulk-upload__keys">{t('checkFields', { fields: keys.join(adminText('comma')) })}</p>
      )}
      {info.note && <p className="bulk-upload__keys">{info.note}</p>}
      {fields.data && <FieldNotes fields={fields.data} />}
    </div>
  );
}

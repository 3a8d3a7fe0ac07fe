import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Upload } from 'antd';
import { pictureUrl } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toStoredFile, useFileUpload } from './useFileUpload.ts';
import './Rows.css';

const t = textsOf({ guideManage });

type FileFieldProps = {
  label: string;
  id?: string;
  value?: StoredFile | null;
  onChange?: (file: StoredFile | null) => void;
};

/** One file, or none. */
export function FileField({ label, id, value, onChange }: FileFieldProps) {
  const { busy, upload } = useFileUpload((file) => onChange?.(toStoredFile(file)));
  return (
    <span className="admin-file" {...(id && { id })}>
      <span className="admin-file__label">{label}</span>
      {value && (
        <>
          <a href={pictureUrl(value.url)} target="_blank" rel="noreferrer" className="admin-file__name">
            <Icon name="attach" size={16} />
            {value.name}
          </a>
          <IconButton
            icon="close"
            size="small"
            label={t('removeFile', { name: value.name })}
            onClick={() => onChange?.(null)}
          />
        </>
      )}
      <Upload
        showUploadList={false}
        maxCount={1}
        beforeUpload={(file) => {
          void upload(file);
          return false;
        }}
      >
        <Button size="small" icon="upload" loading={busy}>
          {t(value ? 'replaceFile' : 'addFile')}
        </Button>
      </Upload>
    </span>
  );
}

import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Upload } from 'antd';
import { formatBytes } from '../../lib/format-bytes.ts';
import { pictureUrl } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type UploadedFile, useFileUpload } from './useFileUpload.ts';
import './Rows.css';

const t = textsOf({ guideManage });

type ListedFile = StoredFile & { size?: number };

type FilesFieldProps<File extends ListedFile> = {
  most: number;
  /** What the form holds of an uploaded file. */
  keep: (file: UploadedFile) => File;
  id?: string;
  value?: readonly File[];
  onChange?: (files: File[]) => void;
};

/** Uploaded files in their order. */
export function FilesField<File extends ListedFile>(props: FilesFieldProps<File>) {
  const { most, keep, id, value = [], onChange } = props;
  const { busy, upload } = useFileUpload((file) => onChange?.([...value, keep(file)]));
  return (
    <div {...(id && { id })}>
      {value.length === 0 && <p className="admin-muted">{t('noRows')}</p>}
      <ul className="admin-files">
        {value.map((file) => (
          <li key={file.url} className="admin-file">
            <a href={pictureUrl(file.url)} target="_blank" rel="noreferrer" className="admin-file__name">
              <Icon name="attach" size={16} />
              {file.name}
            </a>
            {file.size !== undefined && <small className="admin-muted">{formatBytes(file.size)}</small>}
            <IconButton
              icon="trash"
              size="small"
              label={t('removeFile', { name: file.name })}
              onClick={() => onChange?.(value.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ul>
      {value.length < most && (
        <Upload
          showUploadList={false}
          maxCount={1}
          beforeUpload={(file) => {
            void upload(file);
            return false;
          }}
        >
          <Button icon="upload" loading={busy}>
            {t('addFile')}
          </Button>
        </Upload>
      )}
    </div>
  );
}

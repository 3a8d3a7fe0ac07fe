import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { Upload } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { pictureUrl } from '../../../admin-kit/picture-urls.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useFileUpload } from './useFileUpload.ts';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

/** Block 10. */
export const AttachmentFields = () => (
  <FormField
    name="attachments"
    errorName={guideText('attachments')}
    help={t('fileHelp', { mb: fileLimits.maxUploadBytes / 1024 / 1024 })}
  >
    <FilesField />
  </FormField>
);

type FilesFieldProps = { id?: string; value?: readonly StoredFile[]; onChange?: (files: StoredFile[]) => void };

function FilesField({ id, value = [], onChange }: FilesFieldProps) {
  const { busy, upload } = useFileUpload((file) => onChange?.([...value, file]));
  return (
    <div {...(id && { id })}>
      {value.length === 0 && <p className="admin-muted">{t('noRows')}</p>}
      <ul className="guide-files">
        {value.map((file) => (
          <li key={file.url} className="guide-file">
            <a href={pictureUrl(file.url)} target="_blank" rel="noreferrer" className="guide-file__name">
              <Icon name="attach" size={16} />
              {file.name}
            </a>
            <IconButton
              icon="trash"
              size="small"
              label={t('removeFile', { name: file.name })}
              onClick={() => onChange?.(value.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ul>
      {value.length < guideLimits.maxFiles && (
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

import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Upload } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { NoticeFile } from './notice-values.ts';

const t = textsOf({ noticeManage });

type FilesFieldProps = { id?: string; value?: readonly NoticeFile[]; onChange?: (files: NoticeFile[]) => void };

/** Attachments: uploaded at once, attached when the notice is saved. */
export function FilesField({ id, value = [], onChange }: FilesFieldProps) {
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const done = await runAction(api.files.upload({ file }));
    setBusy(false);
    if (done) onChange?.([...value, { id: done.answer.id, name: done.answer.name, size: done.answer.size }]);
  };
  return (
    <div {...(id && { id })}>
      <ul className="notice-files">
        {value.map((file) => (
          <li key={file.id}>
            <Icon name="attach" size={16} />
            <span>{file.name}</span>
            <small>{formatBytes(file.size)}</small>
            <IconButton
              icon="trash"
              size="small"
              label={t('removeFile', { name: file.name })}
              onClick={() => onChange?.(value.filter((one) => one !== file))}
            />
          </li>
        ))}
      </ul>
      {value.length < noticeLimits.maxAttachments && (
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

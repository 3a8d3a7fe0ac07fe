import { limits } from '@yizhan/contract/limits.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Upload } from 'antd';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { pictureUrl, rememberPicture } from './picture-urls.ts';
import { tried } from './remove.ts';
import './PictureField.css';

const t = textsOf('portalConfig', portalConfig);

type PictureFieldProps = {
  id?: string;
  /** What suits its place: 1920 × 200. */
  size: string;
  alt: string;
  value?: string | null;
  onChange?: (link: string | null) => void;
};

/** A picture: uploaded at once, others see it when the draft is saved. */
export function PictureField({ id, size, alt, value, onChange }: PictureFieldProps) {
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const done = await tried(api.files.upload({ file, picture: true }));
    setBusy(false);
    if (!done) return;
    const link = `/files/${done.answer.id}`;
    rememberPicture(link, done.answer.url);
    onChange?.(link);
  };
  return (
    <div className="admin-picture">
      {value && <img className="admin-picture__image" src={pictureUrl(value)} alt={alt} />}
      <div className="admin-picture__actions">
        <Upload
          {...(id && { id })}
          accept="image/png,image/jpeg,image/webp"
          showUploadList={false}
          maxCount={1}
          beforeUpload={(file) => {
            void upload(file);
            return false;
          }}
        >
          <Button size="small" icon="upload" loading={busy}>
            {t(value ? 'replace' : 'upload')}
          </Button>
        </Upload>
        {value && (
          <Button size="small" variant="quiet" onClick={() => onChange?.(null)}>
            {t('pictureRemove')}
          </Button>
        )}
      </div>
      <p className="admin-picture__help">{t('pictureHelp', { mb: limits.pictureBytes / 1024 / 1024, size })}</p>
    </div>
  );
}

import { limits } from '@yizhan/contract/limits.ts';
import { Upload } from 'antd';
import { useState } from 'react';
import { useFileLink } from '../../lib/file-link.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { acceptable, pictureTypes, uploadPicture } from '../../ui/rich-text-editor/upload.ts';
import { n } from './words.ts';

type CoverFieldProps = { id?: string; value?: string | null; onChange?: (path: string | null) => void };

/** The picture of an article in lists: uploaded at once, the article's own when that is saved. */
export function CoverField({ id, value, onChange }: CoverFieldProps) {
  const [busy, setBusy] = useState(false);
  const { url } = useFileLink(value);
  const upload = async (file: File) => {
    const [picture] = acceptable([file]);
    if (!picture) return;
    setBusy(true);
    const done = await uploadPicture(picture);
    setBusy(false);
    if (done) onChange?.(done.src);
  };
  return (
    <div className="news-cover">
      <span className="news-cover__frame">
        {value && url ? <img src={url} alt={n('cover')} /> : <Icon name="image" size={24} />}
      </span>
      <div className="news-cover__actions">
        <Upload
          {...(id && { id })}
          accept={pictureTypes.join(',')}
          showUploadList={false}
          maxCount={1}
          beforeUpload={(file) => {
            void upload(file);
            return false;
          }}
        >
          <Button size="small" icon="upload" loading={busy}>
            {n(value ? 'coverReplace' : 'coverUpload')}
          </Button>
        </Upload>
        {value && (
          <Button size="small" variant="quiet" onClick={() => onChange?.(null)}>
            {n('coverRemove')}
          </Button>
        )}
      </div>
      <p className="news-cover__help">{n('coverHelp', { mb: limits.pictureBytes / 1024 / 1024 })}</p>
    </div>
  );
}

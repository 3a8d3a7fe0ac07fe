import { limits } from '@yizhan/contract/limits.ts';
import { Upload } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/ImageViewer.ts';
import { t as v } from '../../ui/viewer/words.ts';
import { tried } from '../remove.ts';
import { s } from './words.ts';

type LogoFieldProps = { id?: string; value?: string | null; onChange?: (link: string | null) => void };

/** The crest: uploaded at once, everybody's only when the settings are saved. */
export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const done = await tried(api.files.upload({ file, picture: true }));
    setBusy(false);
    if (!done) return;
    setShown(done.answer.url);
    onChange?.(`/files/${done.answer.id}`);
  };
  const picture = value ? (shown ?? value) : undefined;
  return (
    <div className="admin-logo">
      {picture ? (
        <button
          type="button"
          className="admin-logo__frame"
          title={v('open')}
          aria-label={v('openNamed', { name: s('logo') })}
          onClick={() => void openViewer({ pictures: [{ src: picture, alt: s('logo') }] })}
        >
          <img src={picture} alt={s('logo')} />
        </button>
      ) : (
        <span className="admin-logo__frame">
          <Icon name="image" size={24} />
        </span>
      )}
      <div className="admin-logo__words">
        <div className="admin-logo__actions">
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
              {s(picture ? 'logoReplace' : 'logoUpload')}
            </Button>
          </Upload>
          {picture && (
            <Button size="small" variant="quiet" onClick={() => onChange?.(null)}>
              {s('logoRemove')}
            </Button>
          )}
        </div>
        <p>{s('logoHelp', { mb: limits.pictureBytes / 1024 / 1024 })}</p>
      </div>
    </div>
  );
}

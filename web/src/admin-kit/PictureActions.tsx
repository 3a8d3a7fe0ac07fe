import { Upload } from 'antd';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { filePath } from '../lib/file-link.ts';
import { rememberPicture } from '../lib/picture-urls.ts';
import { Button } from '../ui/Button.tsx';
import { runAction } from './run-action.ts';

type PictureActionsProps = {
  id?: string | undefined;
  value: string | null | undefined;
  onChange?: ((link: string | null) => void) | undefined;
  words: { upload: string; replace: string; remove: string };
  accept?: string;
  /** Returns the address of the stored picture; undefined when it was refused, which has been reported. */
  upload?: (file: File) => Promise<string | undefined>;
};

/** Uploads a picture at once, or removes the current one. */
export function PictureActions({
  id,
  value,
  onChange,
  words,
  accept = types,
  upload = uploadFile,
}: PictureActionsProps) {
  const [busy, setBusy] = useState(false);
  const give = async (file: File) => {
    setBusy(true);
    const link = await upload(file);
    setBusy(false);
    if (link) onChange?.(link);
  };
  return (
    <>
      <Upload
        {...(id && { id })}
        accept={accept}
        showUploadList={false}
        maxCount={1}
        beforeUpload={(file) => {
          void give(file);
          return false;
        }}
      >
        <Button size="small" icon="upload" loading={busy}>
          {value ? words.replace : words.upload}
        </Button>
      </Upload>
      {value && (
        <Button size="small" variant="quiet" onClick={() => onChange?.(null)}>
          {words.remove}
        </Button>
      )}
    </>
  );
}

const types = 'image/png,image/jpeg,image/webp';

async function uploadFile(file: File): Promise<string | undefined> {
  const done = await runAction(api.files.upload({ file, picture: true }));
  if (!done) return undefined;
  const link = filePath(done.answer.id);
  rememberPicture(link, done.answer.url);
  return link;
}

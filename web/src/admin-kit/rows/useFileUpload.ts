import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { filePath } from '../../lib/file-link.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { runAction } from '../run-action.ts';

export type UploadedFile = { id: string; name: string; size: number; url: string };

/** As contents refer to a file. */
export const toStoredFile = ({ name, url }: UploadedFile): StoredFile => ({ name, url });

/** Uploads a file at once; readers see it when what refers to it is published. */
export function useFileUpload(onFile: (file: UploadedFile) => void) {
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const done = await runAction(api.files.upload({ file }));
    setBusy(false);
    if (!done) return;
    const { id, name, size, url } = done.answer;
    rememberPicture(filePath(id), url);
    onFile({ id, name, size, url: filePath(id) });
  };
  return { busy, upload };
}

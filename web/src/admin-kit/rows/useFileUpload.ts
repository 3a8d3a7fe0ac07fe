import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { filePath } from '../../lib/file-link.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { runAction } from '../run-action.ts';

/** Uploads a file at once; readers see it when what refers to it is published. */
export function useFileUpload(onFile: (file: StoredFile) => void) {
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const done = await runAction(api.files.upload({ file }));
    setBusy(false);
    if (!done) return;
    const { id, name, url } = done.answer;
    rememberPicture(filePath(id), url);
    onFile({ name, url: filePath(id) });
  };
  return { busy, upload };
}

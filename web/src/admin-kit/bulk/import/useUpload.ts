import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { ImportFile } from '@yizhan/contract/entities/bulk.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toErrorText } from '../../../ui/error-text.ts';
import { tenantId } from '../tenant-id.ts';
import { fileFailure } from './import-rules.ts';

const t = textsOf({ failures });

type UploadError = { text: string; detail?: string | undefined };

/** The one file of an import: judged here, then by the server. Only the first failed rule is shown. */
export function useUpload(list: BulkListName, maxMb: number) {
  const [file, setFile] = useState<ImportFile>();
  const [uploading, setUploading] = useState<string>();
  const [error, setError] = useState<UploadError>();

  const refuse = (files: readonly File[]) => {
    const failure = fileFailure(files, { hasFile: file !== undefined, maxMb });
    setError(
      failure && {
        text: t(failure.code, failure.params),
        detail: failure.detail && t(failure.detail),
      },
    );
    return failure !== undefined;
  };
  const upload = async (files: readonly File[]) => {
    const [one] = files;
    if (refuse(files) || !one) return;
    setUploading(one.name);
    try {
      setFile(await api.bulk.upload({ list, file: one, tenantId: tenantId() }));
    } catch (reason) {
      const { title, code } = toErrorText(reason);
      setError({ text: title ?? String(reason), detail: code });
    }
    setUploading(undefined);
  };
  const remove = () => {
    setFile(undefined);
    setError(undefined);
  };
  return { file, uploading, error, upload, remove, refuse };
}

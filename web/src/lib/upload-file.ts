import type { storedFile } from '@yizhan/contract/entities/files.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { fileRoutes } from '@yizhan/contract/routes/files.ts';
import { clientStatuses } from '@yizhan/contract/statuses.ts';
import { client } from '@yizhan/contract/texts/zh-CN/client.ts';
import type * as z from 'zod';
import { ApiError, hooks, parseResult, toHeaders, userInfo } from './request.ts';
import { textsOf } from './text.ts';
import { toFormData } from './to-form-data.ts';

const t = textsOf({ client });

type StoredFile = z.infer<typeof storedFile>;
type UploadOptions = {
  /** 0 to 100, as the bytes leave. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** For 文件传输助手, which takes larger files. */
  ownDevices: boolean;
};

/**
 * The upload of api.files.upload with progress, which fetch does not report. It has no time limit: somebody who sees
 * the progress decides how long to wait, and aborts.
 */
export async function uploadFile(file: File, { onProgress, signal, ownDevices }: UploadOptions): Promise<StoredFile> {
  await hooks.ready();
  const { upload } = fileRoutes;
  const caller = hooks.caller();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open(upload.method, addressOf(upload));
    for (const [name, value] of Object.entries(toHeaders(caller))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / Math.max(1, total));
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(clientStatuses.offline, t('offline'), upload.path));
    request.onabort = () => reject(new ApiError(clientStatuses.other, t('empty'), upload.path));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(toFormData({ ...userInfo(caller), ...(ownDevices ? { ownDevices } : {}), file }));
  });
  if (status === 401 || status === 423) hooks.refused(status, caller.token);
  return parseResult(upload.base, { status }, text) as StoredFile;
}

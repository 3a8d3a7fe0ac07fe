import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { create } from 'zustand';
import { query } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textsOf } from '../../lib/text.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { newId, sendMessage, useChat } from './chat-store.ts';

const t = textsOf({ chat });

export type Upload = {
  key: string;
  jid: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Refused: the same file would be refused again. */
  state: 'waiting' | 'uploading' | { problem: string; isRefused: boolean };
};

/** Files on their way to their conversation. They go on while another conversation is open. */
export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

const { getState, setState } = useUploads;
const controllers = new Map<string, AbortController>();

const changeUpload = (key: string, change: Partial<Upload>) =>
  setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.key === key ? { ...one, ...change } : one)) }));

const removeUpload = (key: string) =>
  setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }));

/** Starts what waits, as many as may run at the same time. */
function startNext(): void {
  const { uploads } = getState();
  const free = chatLimits.uploadsAtOnce - uploads.filter(({ state }) => state === 'uploading').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void run(upload);
}

async function run({ key, jid, file }: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(key, controller);
  changeUpload(key, { state: 'uploading', percent: 0 });
  try {
    const ownDevices = isOwnDevices(jid);
    const problem = await refusalOf(file, ownDevices);
    if (problem) return changeUpload(key, { state: { problem, isRefused: true } });
    const onProgress = (percent: number) => changeUpload(key, { percent });
    const { id, name, size, mime } = await uploadFile(file, { onProgress, signal: controller.signal, ownDevices });
    const type = mime.startsWith('image/') ? messageTypes.picture : messageTypes.file;
    removeUpload(key);
    sendMessage(jid, { type, content: name, objectId: id, fileSize: size });
  } catch (error) {
    const problem = toErrorText(error).title ?? '';
    if (!controller.signal.aborted) changeUpload(key, { state: { problem, isRefused: isFinal(error) } });
  } finally {
    controllers.delete(key);
    startNext();
  }
}

/** Too large, or of a kind the server does not take: trying again changes nothing. */
const isFinal = (error: unknown) => isRefused(error) || (error instanceof ApiError && error.http === 413);

const isOwnDevices = (jid: string) =>
  useChat.getState().conversations?.find((entry) => entry.jid === jid)?.toUserId === chatLimits.systemAccountId;

/** What the server would refuse does not leave at all: why not, by the school's settings. */
async function refusalOf({ name, size }: File, ownDevices: boolean): Promise<string | undefined> {
  const config = await queryClient.fetchQuery({ ...query.chat.imConfig(), staleTime: chatLimits.configStaleMs });
  const most = (ownDevices ? config.ownFileMaxMb : config.fileMaxMb) * 1024 ** 2;
  if (size > most) return t('tooLarge', { most: formatBytes(most) });
  const ending = (name.split('.').at(-1) ?? '').toLowerCase();
  if (!config.allowTypes.includes(ending)) return t('kindNotAllowed', { kinds: config.allowTypes.join('、') });
  return undefined;
}

export function sendFiles(jid: string, files: readonly File[]): void {
  const added = files.map((file): Upload => ({ key: newId(), jid, file, percent: 0, state: 'waiting' }));
  setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  startNext();
}

export function retryUpload(key: string): void {
  const upload = getState().uploads.find((one) => one.key === key);
  if (upload) changeUpload(key, { state: 'waiting', percent: 0 });
  startNext();
}

export function cancelUpload(key: string): void {
  removeUpload(key);
  controllers.get(key)?.abort();
  startNext();
}

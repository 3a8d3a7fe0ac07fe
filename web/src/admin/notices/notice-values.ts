import { attachment, type NoticeDraft, type NoticeInput, noticeInput } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import * as z from 'zod';
import { filePath } from '../../lib/file-link.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';

const { fileIds: _, ...same } = noticeInput.shape;

/** The form's own shape: files carry their names, and an empty address is none. */
export const noticeForm = z.object({
  ...same,
  url: z.union([same.url, z.literal('').transform(() => null)]),
  files: z.array(attachment).max(noticeLimits.maxAttachments),
});
export type NoticeValues = z.input<typeof noticeForm>;

export const nobody = { all: false, userIds: [], deptIds: [], roleIds: [], identityTypes: [], groupIds: [] };

export const newNotice = (accountId: string): NoticeValues => ({
  accountId,
  title: '',
  content: '',
  level: 'NORMAL',
  needConfirm: false,
  isPublic: false,
  url: null,
  receivers: nobody,
  channels: [],
  sendAt: null,
  expireAt: null,
  files: [],
});

export const toValues = (draft: NoticeDraft): NoticeValues => {
  const { accountId, title, content, level, needConfirm, isPublic, url, receivers, channels, sendAt, expireAt } = draft;
  // A signed link is another one at every reading: the form holds the stored address.
  const files = draft.attachments.map((file) => {
    const url = filePath(file.id);
    rememberPicture(url, file.url);
    return { ...file, url };
  });
  return { accountId, title, content, level, needConfirm, isPublic, url, receivers, channels, sendAt, expireAt, files };
};

export const toInput = ({ files, ...values }: z.output<typeof noticeForm>): NoticeInput => ({
  ...values,
  fileIds: files.map(({ id }) => id),
});

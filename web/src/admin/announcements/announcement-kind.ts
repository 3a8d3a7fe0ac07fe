import { type AnnouncementContent, announcementContent } from '@yizhan/contract/entities/announcement.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import type { DraftFormKind } from '../../admin-kit/publishing/draft-kind.ts';
import { departmentName } from '../../admin-kit/publishing/value-names.tsx';
import { visitorsOff } from '../../admin-kit/publishing/visitors-off.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';

const t = textsOf({ announcementManage });
const adminText = textsOf({ admin });

const newAnnouncement = (): AnnouncementContent => ({
  ...{ title: '', content: '', important: false, until: null, isPublic: false, audience: [], deptId: null },
});

/** `nameOf`: of an identity type, as the school calls it. */
export const createAnnouncementKind = (nameOf: (type: number) => string): DraftFormKind<AnnouncementContent> => ({
  schema: announcementContent,
  fresh: newAnnouncement,
  submit: (input) => api.announcements.submit(input),
  remove: (held) => api.announcements.remove(held),
  follow: ({ isPublic, audience }, form) => visitorsOff(isPublic && audience.length === 0, 'audience', form),
  describe: describeFields<AnnouncementContent>(
    {
      title: { label: t('title') },
      content: { label: t('content') },
      important: { label: t('important'), words: (value: boolean) => yesOrNo(value) },
      until: { label: t('until') },
      isPublic: { label: t('isPublic'), words: (value: boolean) => yesOrNo(value) },
      audience: {
        label: t('audience'),
        words: (types: readonly number[]) => types.map(nameOf).join(adminText('comma')) || t('everybody'),
      },
      deptId: { label: t('department') },
    },
    { deptId: departmentName },
  ),
  words: {
    ...{ preview: t('preview'), remove: t('remove'), removeText: t('removeText') },
    removeTitle: (name) => t('removeTitle', { name }),
  },
  Fields: AnnouncementFields,
  Preview: AnnouncementPreview,
});

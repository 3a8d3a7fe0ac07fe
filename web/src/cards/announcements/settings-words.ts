import { announcementsSettings } from '@yizhan/contract/texts/zh-CN/announcements-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('announcementsSettings', announcementsSettings);

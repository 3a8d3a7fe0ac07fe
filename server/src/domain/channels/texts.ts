import { fill } from '@yizhan/contract/texts/format.ts';
import { outgoingNotices as words } from '@yizhan/contract/texts/zh-CN/outgoing-notices.ts';
import type { OutgoingNotice } from './channel.ts';

/** Whose language nobody knows is written to in the school's. */
const mark = ({ level }: OutgoingNotice) => (level === 'NORMAL' ? '' : words[`mark${level}`]);

export const mailOf = (notice: OutgoingNotice) => ({
  subject: fill(words.mailSubject, { ...notice, mark: mark(notice) }),
  text: fill(words.mailText, notice),
});

export const smsTextOf = (notice: OutgoingNotice) => fill(words.smsText, { ...notice, mark: mark(notice) });

/** Without the text: a group may hold people whom the notice is not for. */
export const postOf = (notice: OutgoingNotice) => fill(words.post, { ...notice, mark: mark(notice) });

import { schoolTime, wordIn } from './campus.ts';
import { type Desk, refused } from './desk.ts';
import { html } from './html.ts';
import type { CampusSystem } from './options.ts';
import { select } from './page.ts';
import { states } from './push.ts';

const LONGEST = 200;

const kinds: Readonly<Record<string, readonly string[]>> = {
  证明: ['中文版 1 份', '中文版 2 份', '英文版 1 份', '中英文各 1 份'],
  报修: ['水电', '门窗', '家具', '空调'],
  咨询: ['咨询', '建议', '投诉'],
  报名: ['线上参加', '现场参加'],
};
const kindsOf = ({ type }: CampusSystem) => kinds[type] ?? ['普通', '加急'];

/** A request somebody at the school will look at. */
export const application: Desk = {
  heading: '申请',
  button: '提交申请',
  fields: (system) =>
    html`${select('类别', 'kind', kindsOf(system))}<label>事由与说明<textarea name="reason" required maxlength="${LONGEST}"></textarea></label>`,
  handle({ system, fields, now }) {
    const [kind, reason] = [wordIn(fields, 'kind'), wordIn(fields, 'reason').trim()];
    if (!kindsOf(system).includes(kind)) return refused('请选择类别。');
    if (reason === '' || reason.length > LONGEST) return refused(`请填写事由，不超过 ${LONGEST} 字。`);
    const { day, time } = schoolTime(now);
    return { is: 'done', record: { text: `${kind}：${reason}`, state: states.pending, at: `${day} ${time}`, yuan: 0 } };
  },
};

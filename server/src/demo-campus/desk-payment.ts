import { schoolTime, wordIn } from './campus.ts';
import { type Desk, refused } from './desk.ts';
import { html } from './html.ts';
import type { CampusSystem } from './options.ts';
import { select } from './page.ts';

type Item = { name: string; yuan: number };

const items: Readonly<Record<string, readonly Item[]>> = {
  HQ02: [
    { name: '校园卡充值 50 元', yuan: 50 },
    { name: '校园卡充值 100 元', yuan: 100 },
    { name: '校园卡充值 200 元', yuan: 200 },
  ],
  HQ03: [
    { name: '宿舍电费 30 元', yuan: 30 },
    { name: '宿舍水费 20 元', yuan: 20 },
  ],
  CW02: [
    { name: '本学年住宿费 1200 元', yuan: 1200 },
    { name: '本学年学费 5000 元', yuan: 5000 },
  ],
  ZC03: [
    { name: '游泳馆单次票 15 元', yuan: 15 },
    { name: '游泳馆次卡 10 次 120 元', yuan: 120 },
  ],
};
const itemsOf = ({ code }: CampusSystem) => items[code] ?? [{ name: '在线支付 10 元', yuan: 10 }];
const means = ['银联在线', '微信支付', '支付宝'];

/** No money moves: the payment is a record. */
export const payment: Desk = {
  heading: '缴费',
  button: '确认支付',
  fields: (system) =>
    html`${select(
      '项目',
      'item',
      itemsOf(system).map(({ name }) => name),
    )}${select('支付方式', 'means', means)}`,
  handle({ system, fields, now }) {
    const item = itemsOf(system).find(({ name }) => name === wordIn(fields, 'item'));
    const by = wordIn(fields, 'means');
    if (!item || !means.includes(by)) return refused('请选择缴费项目和支付方式。');
    const { day, time } = schoolTime(now);
    return {
      is: 'done',
      record: { text: `${item.name}，${by}`, state: '已支付', at: `${day} ${time}`, yuan: item.yuan },
    };
  },
};

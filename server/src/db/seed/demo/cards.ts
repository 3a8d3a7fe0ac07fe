import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { TodoColumn } from '@yizhan/contract/entities/card-column.ts';
import type { LayoutContent, LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';

type Reference = { id: string; name: string };
/** Ids of the school's objects that cards refer to; unknown names are left out. */
export type Ground = { services: ReadonlyMap<string, string>; newsColumns: readonly Reference[] };

/** Codes of services in the card's order; everybody sees those they may use. */
const express = [
  ...['JW01', 'JW02', 'JW03', 'JW04', 'XG01', 'XG02', 'HQ01', 'HQ02', 'HQ03', 'TSG02', 'CW01', 'CW02', 'RS01', 'RS02'],
  ...['KJ01', 'KJ02', 'XB01', 'XB02', 'XX01', 'BW01', 'BW02', 'ZC01', 'ZC02', 'GJ01', 'ZJ01', 'JW05', 'TSG01', 'HQ04'],
];

const column = (id: string, columnName: string) => ({ id, columnName, roles: [], urlDetail: '', cardMapping: [] });
const todoColumn = (
  id: string,
  columnName: string,
  category: TodoCategory,
  words: { todoTypeName?: string; todoTimeoutName?: string } = {},
): TodoColumn => ({
  ...column(id, columnName),
  ...{ source: { sourceType: 'INTERNAL', category, itemCode: '' }, todoTypeName: '', todoTimeoutName: '' },
  ...words,
});

type Of<K extends CardKind> = { kind: K; config: CardConfig<K>; displayRows?: number };
const card = <K extends CardKind>(cardName: string, cardIntroduction: string, of: Of<K>) =>
  ({ cardName, cardIntroduction, roles: [], displayRows: 3, ...of }) as unknown as CardContent;

const hall = { navigationType: 'SERVICE_HALL' } as const;

/** The categories of the card library. */
export const categories: readonly { name: string; kinds: readonly CardKind[] }[] = [
  { name: '待办与个人', kinds: ['messages', 'todo', 'matters', 'staging', 'affairs'] },
  { name: '服务', kinds: ['business', 'favourites', 'tools', 'recommended', 'commonUse'] },
  { name: '资讯', kinds: ['news', 'announcements'] },
];

/** The published cards of the fictional 云岭大学, at least one of every kind. */
export const cards = ({ services, newsColumns }: Ground): CardContent[] => [
  card('我的消息', '未读消息、待办与本周日程', { kind: 'messages', config: { calendar: true } }),
  card('待办提醒', '各系统等您处理的事项', {
    kind: 'todo',
    config: {
      columns: [
        todoColumn('todo', '我的待办', 'TODO'),
        todoColumn('read', '我的待阅', 'READ', { todoTypeName: '待阅读' }),
        todoColumn('started', '我发起的', 'STARTED', { todoTypeName: '办理中' }),
        todoColumn('cc', '抄送我的', 'CC', { todoTypeName: '未查看' }),
        todoColumn('done', '我的已办', 'DONE', { todoTypeName: '已办结' }),
      ],
    },
  }),
  card('业务直通车', '常办业务一键直达', {
    kind: 'business',
    displayRows: 2,
    config: { serviceIds: express.flatMap((code) => services.get(code) ?? []), ...hall },
  }),
  card('个人事项', '一卡通、借阅、成绩等个人数据', {
    kind: 'matters',
    config: { columns: [{ ...column('own', '个人数据'), source: { sourceType: 'INTERNAL' } }] },
  }),
  card('办事暂存', '需要您继续办理的事项', {
    kind: 'staging',
    config: {
      columns: [
        { ...column('todo', '待处理'), source: { sourceType: 'INTERNAL', category: 'TODO', itemCode: '' } },
        { ...column('started', '我发起的'), source: { sourceType: 'INTERNAL', category: 'STARTED', itemCode: '' } },
      ],
    },
  }),
  card('我的收藏', '您收藏的服务', { kind: 'favourites', config: hall }),
  card('校园新闻', '学校要闻与各学院动态', {
    kind: 'news',
    config: {
      columns: newsColumns.map(({ id, name }, at) => ({
        ...column(`news${at}`, name),
        source: { sourceType: 'INTERNAL', newsColumnId: id },
      })),
    },
  }),
  card('我的事务', '待办、待阅、发起、已办与抄送', {
    kind: 'affairs',
    config: { tabs: ['TODO', 'READ', 'STARTED', 'DONE', 'CC'] },
  }),
  card('常用工具', '校内常用系统与工具', { kind: 'tools', displayRows: 2, config: { toolIds: [] } }),
  card('为您推荐', '与您身份相同的人最近在用', { kind: 'recommended', displayRows: 2, config: hall }),
  card('常用服务', '您和同学、同事近来常用的服务', { kind: 'commonUse', displayRows: 1, config: hall }),
  card('重要公告', '学校各部门发布的通知与公告', {
    kind: 'announcements',
    config: { dataSource: 'PORTAL', importantOnly: false, recentDays: 90 },
  }),
  card('公众号通知', '校内公众号推送的消息', {
    kind: 'announcements',
    config: { dataSource: 'OfficialAccount', importantOnly: false, recentDays: 30 },
  }),
];

/** A card for a system that does not exist yet, so it stays a draft. */
export const frameDraft: CardContent = card('实验室开放情况', '接入实验室系统后发布', {
  kind: 'frame',
  config: {
    frame: {
      type: 'json',
      source: {
        sourceType: 'PULL',
        url: 'https://lab.yunling.example/open.json',
        ...{ listPath: 'labs', totalPath: '', cacheSeconds: 300 },
      },
      cardMapping: [
        { field: 'title', chineseName: '实验室', path: 'name' },
        { field: 'free', chineseName: '空余机位', path: '' },
      ],
      urlDetail: '',
    },
  },
});

type Row = readonly [cardName: string, span: 1 | 2, more?: 'mandatory' | 'off'];
type DemoLayout = Pick<LayoutContent, 'layoutName' | 'identities'> & { main: readonly Row[]; aside: readonly Row[] };

const aside: readonly Row[] = [['我的消息', 1]];
const daily: readonly Row[] = [
  ['待办提醒', 2, 'mandatory'],
  ['业务直通车', 2],
];
const { undergraduate, postgraduate, teacher, staff, retired } = identityTypes;

/** The layout of the cards, by name. */
export const layouts: readonly DemoLayout[] = [
  {
    layoutName: '学生首页',
    identities: [undergraduate, postgraduate],
    main: [
      ...daily,
      ['重要公告', 1, 'mandatory'],
      ['校园新闻', 1],
      ['个人事项', 2],
      ['常用服务', 2],
      ['我的事务', 2],
      ['为您推荐', 2],
      ['我的收藏', 2],
      ['常用工具', 2],
      ['公众号通知', 1],
      ['办事暂存', 2, 'off'],
    ],
    aside,
  },
  {
    layoutName: '教职工首页',
    identities: [teacher, staff, retired],
    main: [
      ...daily,
      ['我的事务', 2],
      ['重要公告', 1, 'mandatory'],
      ['校园新闻', 1],
      ['办事暂存', 2],
      ['常用服务', 2],
      ['个人事项', 2],
      ['我的收藏', 2],
      ['常用工具', 2],
      ['公众号通知', 1],
      ['为您推荐', 2, 'off'],
    ],
    aside,
  },
  {
    layoutName: '默认首页',
    identities: [],
    main: [
      ...daily,
      ['重要公告', 1, 'mandatory'],
      ['校园新闻', 1],
      ['常用服务', 2],
      ['为您推荐', 2],
      ['我的收藏', 2],
      ['常用工具', 2],
      ['公众号通知', 1, 'off'],
    ],
    aside,
  },
];

/** A layout with the ids of its cards. */
export function layoutOf(layout: DemoLayout, idOf: ReadonlyMap<string, string>): LayoutContent {
  const places = (rows: readonly Row[]) =>
    rows.flatMap(([name, span, more]): LayoutPlace[] => {
      const cardId = idOf.get(name);
      return cardId ? [{ cardId, span, mandatory: more === 'mandatory', shown: more !== 'off' }] : [];
    });
  return { ...layout, navigationId: null, main: places(layout.main), aside: places(layout.aside) };
}

import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { TodoColumn } from '@yizhan/contract/entities/card-column.ts';
import type { LayoutContent, LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { nextLessonSource, roomsSource } from './campus.ts';

type Reference = { id: string; name: string };
/** Ids of the school's objects that cards refer to; unknown names are left out. */
export type Ground = {
  services: ReadonlyMap<string, string>;
  newsColumns: readonly Reference[];
  connectors: readonly Reference[];
};

/** Codes of services in the card's order; everybody sees those they may use. */
const expressCodes = [
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

/** A column that reads a connector of the same name; none without it. */
const columnsFrom = (connectors: readonly Reference[], id: string, columnName: string) =>
  connectors
    .filter(({ name }) => name === columnName)
    .map((one) => ({ ...column(id, columnName), source: { sourceType: 'CONNECTOR' as const, connectorId: one.id } }));

const hall = { navigationType: 'SERVICE_HALL' } as const;

/** The categories of the card library. */
export const categories: readonly { name: string; kinds: readonly CardKind[] }[] = [
  { name: '待办与个人', kinds: ['messages', 'todo', 'matters', 'staging', 'affairs'] },
  { name: '服务', kinds: ['business', 'favourites', 'tools', 'recommended', 'commonUse'] },
  { name: '资讯', kinds: ['news', 'announcements'] },
];

/** The published cards of the fictional 云岭大学, at least one of every kind. */
export const cards = ({ services, newsColumns, connectors }: Ground): CardContent[] => [
  card('我的消息', '身份、常用入口与校历', { kind: 'messages', config: { calendar: true, counts: false } }),
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
    config: { serviceIds: expressCodes.flatMap((code) => services.get(code) ?? []), ...hall },
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
        ...columnsFrom(connectors, 'approvals', '协同办公待办'),
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
    displayRows: 2,
    config: { dataSource: 'PORTAL', importantOnly: false, recentDays: 90 },
  }),
  card('公众号通知', '校内公众号推送的消息', {
    kind: 'announcements',
    displayRows: 2,
    config: { dataSource: 'OfficialAccount', importantOnly: false, recentDays: 30 },
  }),
  card('今日课程', '教务系统里今天的课', {
    kind: 'frame',
    config: {
      frame: {
        ...{ type: 'json', source: nextLessonSource, urlDetail: '' },
        cardMapping: [
          { field: 'begin', chineseName: '上课', path: '' },
          { field: 'end', chineseName: '下课', path: '' },
          { field: 'course', chineseName: '课程', path: '' },
          { field: 'room', chineseName: '教室', path: '' },
        ],
      },
    },
  }),
  card('借阅与一卡通', '图书馆与一卡通系统里的数据', {
    kind: 'matters',
    config: {
      columns: [...columnsFrom(connectors, 'loans', '图书借阅'), ...columnsFrom(connectors, 'balance', '校园一卡通')],
    },
  }),
];

/** A card the school has not decided on yet, so it stays a draft. */
export const frameDraft: CardContent = card('实验室开放情况', '实验室的开放时间与空闲机位', {
  kind: 'frame',
  config: {
    frame: {
      ...{ type: 'json', source: roomsSource, urlDetail: '' },
      cardMapping: [
        { field: 'room', chineseName: '实验室', path: '' },
        { field: 'open', chineseName: '开放时间', path: '' },
        { field: 'free', chineseName: '空闲机位', path: '' },
      ],
    },
  },
});

type Row = readonly [cardName: string, span: 1 | 2, more?: 'mandatory' | 'off'];
/** A card of its own, or up to four as tabs of one frame. */
type Frame = Row | { tabs: readonly Row[] };
type DemoLayout = Pick<LayoutContent, 'layoutName' | 'identities'> & {
  main: readonly Frame[];
  aside: readonly Frame[];
};

/** First what waits, then what one uses, then what is new and what one has. */
const todos: Row = ['我的事务', 2, 'mandatory'];
const express: Row = ['业务直通车', 2];
const used: Row = ['常用服务', 2];
const aside: readonly Frame[] = [
  ['我的消息', 1],
  {
    tabs: [
      ['重要公告', 1, 'mandatory'],
      ['公众号通知', 1],
    ],
  },
  {
    tabs: [
      ['常用工具', 1],
      ['我的收藏', 1],
    ],
  },
];
/** To-dos stand once on a page; who prefers another view of them adds it. */
const offered: readonly Frame[] = [
  ['待办提醒', 2, 'off'],
  ['办事暂存', 2, 'off'],
];
const { undergraduate, postgraduate, teacher, staff, retired } = identityTypes;

/** The layout of the cards, by name. */
export const layouts: readonly DemoLayout[] = [
  {
    layoutName: '学生首页',
    identities: [undergraduate, postgraduate],
    main: [todos, { tabs: [express, used, ['为您推荐', 2]] }, ['校园新闻', 1], ['个人事项', 1], ...offered],
    aside,
  },
  {
    layoutName: '教师首页',
    identities: [teacher],
    main: [todos, { tabs: [express, used] }, ['个人事项', 1], ['校园新闻', 1], ...offered, ['为您推荐', 2, 'off']],
    aside,
  },
  {
    layoutName: '职工首页',
    identities: [staff, retired],
    main: [todos, { tabs: [used, express] }, ['个人事项', 1], ['校园新闻', 1], ...offered, ['为您推荐', 2, 'off']],
    aside,
  },
  {
    layoutName: '默认首页',
    identities: [],
    main: [todos, { tabs: [express, used, ['为您推荐', 2]] }, ['校园新闻', 2], ...offered, ['个人事项', 2, 'off']],
    aside,
  },
];

/** A layout with the ids of its cards. */
export function layoutOf(layout: DemoLayout, idOf: ReadonlyMap<string, string>): LayoutContent {
  const places = (frames: readonly Frame[]) =>
    frames.flatMap((frame): LayoutPlace[] => {
      const rows = 'tabs' in frame ? frame.tabs : [frame];
      const first = rows.length > 1 ? (idOf.get(rows[0]?.[0] ?? '') ?? null) : null;
      return rows.flatMap(([name, span, more]) => {
        const cardId = idOf.get(name);
        const state = { mandatory: more === 'mandatory', shown: more !== 'off' };
        return cardId ? [{ cardId, span, frame: first, ...state }] : [];
      });
    });
  return { ...layout, navigationId: null, main: places(layout.main), aside: places(layout.aside) };
}

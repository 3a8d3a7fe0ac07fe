import type { FieldMapping, PullSource } from '@yizhan/contract/entities/card-column.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';

/** Every address of the demo's foreign campus begins with this path, so that a start finds them again on another port. */
export const campusPath = '/yunling';

/** The campus as a client of the open interface: what it brings is its own to end. */
export const campusAppId = 'app_yunling_campus';

/** An address of the foreign campus as the seed writes it; each start puts the origin of its own campus in. */
export const onCampus = (path: string) => `http://campus.yunling.example${campusPath}${path}`;

/** A JSON source of the campus for the person who looks; each start puts its key in. */
const source = (path: string, listPath: string): PullSource => ({
  sourceType: 'PULL',
  url: onCampus(`${path}?account=\${account}&key=`),
  ...{ listPath, totalPath: '', cacheSeconds: feedLimits.cacheSeconds },
});

/** The next lesson, and all of today in a list. */
export const nextLessonSource = source('/timetable/next', 'lessons');
const loans = source('/library/loans', 'loans');
const balance = source('/card/balance', 'accounts');
const approvals = source('/oa/approvals', 'data.rows');
export const roomsSource = source('/lab/rooms', 'rooms');

type DemoConnector = {
  name: string;
  note: string;
  url: string;
  listPath: string;
  totalPath: string;
  mapping: FieldMapping[];
};

const field = (name: string, chineseName: string, path: string): FieldMapping => ({ field: name, chineseName, path });

/** What the portal reads from the campus by connectors. */
export const campusConnectors: readonly DemoConnector[] = [
  {
    ...{ name: '图书借阅', note: '图书馆系统里借出的书', url: loans.url, listPath: 'loans', totalPath: '' },
    mapping: [field('title', '书名', 'title'), field('due', '应还', 'due'), field('url', '链接', 'url')],
  },
  {
    ...{ name: '校园一卡通', note: '一卡通系统里的余额', url: balance.url, listPath: 'accounts', totalPath: '' },
    mapping: [field('balance', '余额', 'balance'), field('url', '链接', 'url')],
  },
  {
    ...{ name: '协同办公待办', note: '办公系统里等您审批的事', url: approvals.url, listPath: 'data.rows' },
    ...{ totalPath: 'data.total' },
    mapping: [
      field('title', '事项', 'form.name'),
      field('nodeName', '当前环节', 'node'),
      field('createdAt', '发起时间', 'startedAt'),
      field('url', '链接', 'link'),
    ],
  },
];

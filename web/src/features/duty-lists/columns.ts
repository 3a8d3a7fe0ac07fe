import type { DutyColumn } from '@yizhan/contract/duty-columns.ts';
import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyListsView } from '@yizhan/contract/entities/duty-list.ts';
import { dutyColumnNames, dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ dutyLists });
const columnName = textsOf({ dutyColumnNames });

export type ShownList = DutyListsView['lists'][number];

/** The school's own heading, or the usual one. */
export const headingOf = ({ key, label }: ShownList['columns'][number]) => label || columnName(key);

/** What table, drawer, print and files know of an item. */
export type ItemFacts = Omit<DutyItemLine, 'services' | 'titleMarks'> & {
  services: readonly { serviceId: string; serviceName: string; hasGuide: boolean }[];
};

/** The text of each column; links and pictures beside it are drawn by the table and the drawer. */
const texts: Readonly<Record<DutyColumn, (item: ItemFacts) => string>> = {
  code: ({ code }) => code,
  title: ({ title }) => title,
  mainItem: ({ mainItem }) => mainItem,
  category: ({ category }) => category,
  duty: ({ duty }) => duty,
  dept: ({ deptName }) => deptName,
  post: ({ post }) => post,
  ownerA: ({ ownerA }) => ownerA,
  ownerB: ({ ownerB }) => ownerB,
  content: ({ content }) => content,
  coDepts: ({ coDepts }) => coDepts.map(({ role, deptName }) => t(`partner${role}`, { name: deptName })).join('、'),
  audience: ({ audience }) => audience,
  basis: ({ basis }) =>
    basis.map(({ name, number, clause }) => [name, number, clause].filter((part) => part !== '').join(' ')).join('；'),
  riskPoint: ({ riskPoint }) => riskPoint,
  riskLevel: ({ riskLevel }) => (riskLevel ? t(`risk${riskLevel}`) : ''),
  measure: ({ measure }) => measure,
  accountability: ({ accountability }) => accountability,
  way: ({ way }) => (way ? t(`way${way}`) : ''),
  visits: ({ visits }) => (visits === null ? '' : t('visits', { n: visits })),
  limitDays: ({ limitDays }) => {
    if (limitDays === null) return '';
    return limitDays === 0 ? t('atOnce') : t('days', { n: limitDays });
  },
  fee: ({ fee }) => fee,
  place: ({ place }) => place,
  phone: ({ phone }) => phone,
  alternative: ({ alternative }) => alternative,
  chart: ({ chart }) => chart?.name ?? '',
  services: ({ services }) => services.map(({ serviceName }) => serviceName).join('、'),
  guide: ({ services }) =>
    services
      .filter(({ hasGuide }) => hasGuide)
      .map(({ serviceName }) => serviceName)
      .join('、'),
  handle: ({ services }) => services.map(({ serviceName }) => serviceName).join('、'),
  complaintPhone: ({ complaintPhone }) => complaintPhone,
  updatedOn: ({ updatedOn }) => updatedOn,
};

export const textOf = (key: DutyColumn, item: ItemFacts) => texts[key](item);

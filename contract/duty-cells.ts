import type { DutyColumn } from './duty-columns.ts';
import type { DutyItemLine } from './entities/duty-item.ts';
import type { dutyLists } from './texts/zh-CN/duty-lists.ts';

/** A text of the lists' page, with its placeholders filled in. */
export type DutyWords = (key: keyof typeof dutyLists, params?: Readonly<Record<string, string | number>>) => string;

/** What table, drawer, print and files know of an item. */
export type ItemFacts = Omit<DutyItemLine, 'services' | 'titleMarks'> & {
  services: readonly { serviceId: string; serviceName: string; hasGuide: boolean }[];
};

/** The text of each column; links and pictures beside it are drawn by the table and the drawer. */
const cells: Readonly<Record<DutyColumn, (item: ItemFacts, t: DutyWords) => string>> = {
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
  coDepts: ({ coDepts }, t) => coDepts.map(({ role, deptName }) => t(`partner${role}`, { name: deptName })).join('、'),
  audience: ({ audience }) => audience,
  basis: ({ basis }) =>
    basis.map(({ name, number, clause }) => [name, number, clause].filter((part) => part !== '').join(' ')).join('；'),
  riskPoint: ({ riskPoint }) => riskPoint,
  riskLevel: ({ riskLevel }, t) => (riskLevel ? t(`risk${riskLevel}`) : ''),
  measure: ({ measure }) => measure,
  accountability: ({ accountability }) => accountability,
  way: ({ way }, t) => (way ? t(`way${way}`) : ''),
  visits: ({ visits }, t) => (visits === null ? '' : t('visits', { n: visits })),
  limitDays: ({ limitDays }, t) => {
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

/** The same text in the table, the drawer, on paper and in files. */
export const dutyCell = (key: DutyColumn, item: ItemFacts, t: DutyWords) => cells[key](item, t);

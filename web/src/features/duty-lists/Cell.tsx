import type { DutyColumn } from '@yizhan/contract/duty-columns.ts';
import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import type { ReactNode } from 'react';
import { DepartmentName } from '../../department/DepartmentName.tsx';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { textOf } from './columns.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

const t = textsOf({ dutyLists });

const tones = { HIGH: 'bad', MEDIUM: 'warn', LOW: 'good' } as const;

/** The columns that are more than their text. */
const drawings: { readonly [C in DutyColumn]?: (item: DutyItemLine, text: string) => ReactNode } = {
  code: (_, text) => <code>{text}</code>,
  riskLevel: ({ riskLevel }, text) => riskLevel && <Chip tone={tones[riskLevel]}>{text}</Chip>,
  dept: ({ deptId }, text) => <DepartmentName id={deptId}>{text}</DepartmentName>,
  chart: ({ chart }) =>
    chart && (
      <a href={chart.url} target="_blank" rel="noreferrer">
        {t('openChart')}
      </a>
    ),
  services: ({ services }) => <ServiceLinks services={services} />,
  guide: ({ services }) => <ServiceLinks services={services.filter(({ hasGuide }) => hasGuide)} word={t('guide')} />,
  handle: ({ services }) => <ServiceLinks services={services} word={t('handle')} />,
};

/** One cell of a list. Long texts are cut; the drawer has them whole. */
export function Cell({ column, item }: { column: DutyColumn; item: DutyItemLine }) {
  const text = textOf(column, item);
  const draw = drawings[column];
  if (draw) return draw(item, text);
  return text.length > dutyLimits.cellLength ? `${text.slice(0, dutyLimits.cellLength)}…` : text;
}

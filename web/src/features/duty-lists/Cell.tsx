import type { DutyColumn } from '@yizhan/contract/duty-columns.ts';
import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { DepartmentName } from '../../department/DepartmentName.tsx';
import { hrefOf, openServicePath, servicePath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { textOf } from './columns.ts';

const t = textsOf({ dutyLists });

const tones = { HIGH: 'bad', MEDIUM: 'warn', LOW: 'good' } as const;

/** One cell of a list. Long texts are cut; the drawer has them whole. */
export function Cell({ column, item }: { column: DutyColumn; item: DutyItemLine }) {
  const text = textOf(column, item);
  switch (column) {
    case 'riskLevel':
      return item.riskLevel && <Chip tone={tones[item.riskLevel]}>{text}</Chip>;
    case 'dept':
      return <DepartmentName id={item.deptId}>{text}</DepartmentName>;
    case 'chart':
      return (
        item.chart && (
          <a href={item.chart.url} target="_blank" rel="noreferrer">
            {t('openChart')}
          </a>
        )
      );
    case 'services':
      return <ServiceLinks services={item.services} />;
    case 'guide':
      return <ServiceLinks services={item.services.filter(({ hasGuide }) => hasGuide)} word={t('guide')} />;
    case 'handle':
      return <ServiceLinks services={item.services} word={t('handle')} />;
    default:
      return text.length > dutyLimits.cellLength ? `${text.slice(0, dutyLimits.cellLength)}…` : text;
  }
}

type ServiceLinksProps = { services: DutyItemLine['services'] /** Instead of the names. */; word?: string };

/** To the page of each service, where its guide stands and where it is started. */
function ServiceLinks({ services, word }: ServiceLinksProps) {
  const signedIn = useSession((s) => s.session !== undefined);
  return (
    <span className="duty-links">
      {services.map(({ serviceId, serviceName }) => (
        <a
          key={serviceId}
          href={hrefOf(signedIn ? servicePath(serviceId) : openServicePath(serviceId))}
          title={serviceName}
          aria-label={word && `${word}：${serviceName}`}
        >
          {word ?? serviceName}
        </a>
      ))}
    </span>
  );
}

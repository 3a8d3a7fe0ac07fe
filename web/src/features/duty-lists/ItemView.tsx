import type { DutyColumn } from '@yizhan/contract/duty-columns.ts';
import type { DutyItem } from '@yizhan/contract/entities/duty-item.ts';
import { dutyColumnNames, dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import type { ReactNode } from 'react';
import { DepartmentName } from '../../department/DepartmentName.tsx';
import { textsOf } from '../../lib/text.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { headingOf, type ShownList, textOf } from './columns.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

const t = textsOf({ dutyLists });
const columnName = textsOf({ dutyColumnNames });

/** Fields a list may not show in its table, but the drawer has when they are filled in. */
const further = [
  ...(['code', 'category', 'mainItem', 'duty', 'dept', 'post', 'ownerA', 'ownerB', 'content', 'coDepts'] as const),
  ...(['audience', 'basis', 'riskPoint', 'riskLevel', 'measure', 'accountability', 'way', 'visits'] as const),
  ...(['limitDays', 'fee', 'place', 'phone', 'alternative', 'complaintPhone', 'updatedOn'] as const),
];
const drawnApart: ReadonlySet<string> = new Set(['title', 'chart', 'services', 'guide', 'handle']);

type ItemViewProps = { item: DutyItem; list: ShownList | undefined };

/** Everything an item says: its facts, how it runs, the services it leads to. */
export function ItemView({ item, list }: ItemViewProps) {
  const own = list?.columns ?? [];
  const rest = further.filter((key) => !own.some((column) => column.key === key));
  const columns = [...own, ...rest.map((key) => ({ key, label: columnName(key) }))];
  const shown = columns.filter(({ key }) => !drawnApart.has(key) && textOf(key, item) !== '');
  return (
    <div className="duty-item">
      <dl className="duty-item__facts">
        {shown.map((column) => (
          <div key={column.key}>
            <dt>{headingOf(column)}</dt>
            <dd>
              <Fact column={column.key} item={item} />
            </dd>
          </div>
        ))}
      </dl>
      {item.steps.length > 0 && (
        <Part title={t('steps')}>
          <Steps steps={item.steps} />
        </Part>
      )}
      {item.chart && (
        <Part title={t('chart')}>
          <a href={item.chart.url} target="_blank" rel="noreferrer">
            <img className="duty-item__chart" src={item.chart.url} alt={item.chart.name} />
          </a>
        </Part>
      )}
      {item.services.length > 0 && (
        <Part title={t('services')}>
          <ul className="duty-item__services">
            {item.services.map((service) => (
              <li key={service.serviceId}>
                <ServiceRow service={service} about={service.serviceDeptName} />
                {service.hasGuide && <ServiceLinks services={[service]} word={t('readGuide')} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {item.attachments.length > 0 && (
        <Part title={t('attachments')}>
          <ul className="duty-item__files">
            {item.attachments.map(({ name, url }) => (
              <li key={url}>
                <a href={url} download={name}>
                  <Icon name="attach" size={16} /> {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className="duty-item__foot">
        {t('revision', { n: item.revision })} · {t('updatedOn', { day: item.updatedOn })}
      </p>
    </div>
  );
}

function Fact({ column, item }: { column: DutyColumn; item: DutyItem }) {
  if (column === 'dept') return <DepartmentName id={item.deptId}>{item.deptName}</DepartmentName>;
  const text = textOf(column, item);
  return column === 'code' ? <code>{text}</code> : text;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="duty-item__part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const stepColumns = ['name', 'post', 'limit', 'duty', 'supervision'] as const;
const stepHeads = {
  name: 'stepName',
  post: 'stepPost',
  limit: 'stepLimit',
  duty: 'stepDuty',
  supervision: 'stepSupervision',
} as const;

/** The process view: one row a step; on a phone one block a step. */
function Steps({ steps }: { steps: DutyItem['steps'] }) {
  const columns = stepColumns.filter((key) => steps.some((step) => step[key] !== ''));
  return (
    <table className="duty-steps">
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          {columns.map((key) => (
            <th key={key} scope="col">
              {t(stepHeads[key])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps
          .map((step, at) => ({ ...step, number: at + 1 }))
          .map((step) => (
            <tr key={step.number}>
              <td>
                <span className="duty-steps__number">{step.number}</span>
              </td>
              {columns.map((key) => (
                <td key={key} data-head={t(stepHeads[key])}>
                  {step[key]}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

import type { MonthReport } from '@yizhan/contract/entities/month-report.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { monthReport } from '@yizhan/contract/texts/zh-CN/month-report.ts';
import { countText, hoursText, rateText, starsText } from '../../features/efficiency/figures.ts';
import { formulaText, pointsText, scoreCells, scoreHead } from '../../features/efficiency/score.ts';
import { feedbackTable } from '../../features/efficiency/tables.ts';
import { textsOf } from '../../lib/text.ts';
import { monthName } from './months.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { LateCases, MonthOrders } from './ReportLists.tsx';
import { ReportTable } from './ReportTable.tsx';

const t = textsOf({ monthReport });
const shared = textsOf({ efficiency });

type PartProps = { report: MonthReport };

/** One sheet: figures with their definitions, departments, services, feedback, red lamps, orders. */
export function ReportPaper({ report, isOver }: PartProps & { isOver: boolean }) {
  const { overview, month } = report;
  return (
    <article className="report__paper">
      <header>
        <h2>{t('title', { month: monthName(month) })}</h2>
        <p>{t('span', { from: overview.from, to: overview.to, time: overview.countedAt })}</p>
        {!isOver && <p>{t('unfinished')}</p>}
      </header>
      <h3>{t('figures')}</h3>
      <ReportFigures overview={overview} isOver={isOver} />
      <h3>{t('departments')}</h3>
      <Departments report={report} />
      <h3>{t('services')}</h3>
      <Services report={report} />
      <h3>{t('feedback')}</h3>
      <Feedback report={report} />
      <h3>{t('late')}</h3>
      <LateCases report={report} />
      <h3>{t('orders')}</h3>
      <MonthOrders report={report} />
    </article>
  );
}

function Departments({ report: { departments, minVolume, below, rules } }: PartProps) {
  return (
    <>
      {departments.length === 0 ? (
        <p>{t('noDepartments', { min: minVolume })}</p>
      ) : (
        <ReportTable
          title={t('departments')}
          head={[shared('name'), t('rank'), shared('finished'), shared('byHours'), ...scoreHead()]}
          rows={departments.map(({ deptId, name, rank, tied, finished, meanHours, score }) => ({
            key: deptId,
            cells: [
              ...[name, tied ? `${rank} ${t('tied')}` : rank, countText(finished), hoursText(meanHours)],
              ...(score ? scoreCells(score) : [pointsText(null)]),
            ],
          }))}
        />
      )}
      <p className="report__note">
        {formulaText(rules)} {below > 0 && shared('below', { n: below, min: minVolume })}
      </p>
    </>
  );
}

function Services({ report: { busiest, slowest, worst } }: PartProps) {
  const lists = [
    { name: t('busiest'), rows: busiest },
    { name: t('slowest'), rows: slowest },
    { name: t('worst'), rows: worst },
  ];
  return lists.map(({ name, rows }) => (
    <div key={name} className="report__part">
      <h4>{name}</h4>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ReportTable
          title={name}
          head={[
            ...[shared('service'), shared('department'), shared('accepted'), shared('finished')],
            ...[shared('onTime'), shared('byHours'), shared('bySatisfaction')],
          ]}
          rows={rows.map((row) => ({
            key: row.serviceId,
            cells: [
              ...[row.name, row.deptName, countText(row.cases), countText(row.finished)],
              ...[rateText(row.onTimeRate), hoursText(row.meanHours), starsText(row.satisfaction)],
            ],
          }))}
        />
      )}
    </div>
  ));
}

function Feedback({ report: { feedback } }: PartProps) {
  if (feedback.received === 0) return <p>{shared('noFeedback')}</p>;
  const { head, rows } = feedbackTable(feedback);
  return (
    <>
      <p>
        {t('feedbackSummary', {
          ...{ received: countText(feedback.received), answered: countText(feedback.answered) },
          ...{ onTime: rateText(feedback.onTimeRate), solved: rateText(feedback.solvedRate) },
          ...{ hours: hoursText(feedback.meanHours), satisfied: rateText(feedback.satisfiedRate) },
        })}
      </p>
      <ReportTable title={t('feedback')} head={head} rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))} />
    </>
  );
}

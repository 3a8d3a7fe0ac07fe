import type { MonthReport } from '@yizhan/contract/entities/month-report.ts';
import { monthReport } from '@yizhan/contract/texts/zh-CN/month-report.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { placeHref } from './place.ts';
import { ReportTable } from './ReportTable.tsx';

const t = textsOf({ monthReport });

const shownOf = (rows: readonly unknown[], total: number, text: 'lateShown' | 'ordersShown') =>
  rows.length < total ? t(text, { n: rows.length }) : '';

export function LateCases({ report: { lateCases, lateTotal, lateOpen } }: { report: MonthReport }) {
  if (lateTotal === 0) return <p>{t('noLate')}</p>;
  return (
    <>
      <p>
        {t('lateSummary', { n: lateTotal, open: lateOpen })} {shownOf(lateCases, lateTotal, 'lateShown')}
      </p>
      <ReportTable
        title={t('late')}
        head={[...[t('caseNumber'), t('service'), t('department'), t('promiseAt'), t('finishedAt')], t('explanation')]}
        rows={lateCases.map((row) => ({
          key: row.id,
          cells: [
            <a key="case" href={placeHref('supervision', { show: 'cases', record: row.id })}>
              <code>{row.caseNumber}</code>
            </a>,
            ...[row.serviceName, row.deptName, toMinute(row.promiseAt)],
            row.finishedAt ? toMinute(row.finishedAt) : t('stillOpen'),
            row.explanation
              ? t('explainedBy', { ...row.explanation, at: toMinute(row.explanation.at) })
              : t('noExplanation'),
          ],
        }))}
      />
    </>
  );
}

export function MonthOrders({ report: { orders, ordersTotal, ordersOverdue } }: { report: MonthReport }) {
  if (ordersTotal === 0) return <p>{t('noOrders')}</p>;
  return (
    <>
      <p>
        {t('ordersSummary', { n: ordersTotal, overdue: ordersOverdue })} {shownOf(orders, ordersTotal, 'ordersShown')}
      </p>
      <ReportTable
        title={t('orders')}
        head={[
          ...[t('caseNumber'), t('service'), t('department'), t('createdOn'), t('opinion')],
          ...[t('reply'), t('dueOn'), t('state')],
        ]}
        rows={orders.map((row) => ({
          key: row.id,
          cells: [
            <code key="case">{row.caseNumber}</code>,
            ...[row.serviceName, row.deptName, row.createdOn, row.opinion],
            ...[row.reply || t('noReply'), row.dueOn, t(row.isOverdue ? 'OVERDUE' : row.state)],
          ],
        }))}
      />
    </>
  );
}

import type { NoticeStatistics } from '@yizhan/contract/entities/notice.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ noticeManage });

type DepartmentCountsProps = {
  rows: NoticeStatistics['departments'];
  needConfirm: boolean;
  chosen: string | undefined;
  onChoose: (deptId: string | undefined) => void;
};

/** A department opens its people in the list beneath. */
export function DepartmentCounts({ rows, needConfirm, chosen, onChoose }: DepartmentCountsProps) {
  return (
    <section className="admin-card notice-report__departments" aria-label={t('byDepartment')}>
      <h2>{t('byDepartment')}</h2>
      <div className="notice-report__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('department')}</th>
              <th scope="col">{t('statSent')}</th>
              <th scope="col">{t('statDelivered')}</th>
              <th scope="col">{t('statRead')}</th>
              {needConfirm && <th scope="col">{t('statConfirmed')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ deptId, deptName, sent, delivered, read, confirmed }) => (
              <tr key={deptId ?? ''} aria-selected={deptId !== null && deptId === chosen}>
                <th scope="row">
                  {deptId === null ? (
                    t('noDepartment')
                  ) : (
                    <button type="button" onClick={() => onChoose(deptId === chosen ? undefined : deptId)}>
                      {deptName || t('noDepartment')}
                    </button>
                  )}
                </th>
                <td>{formatNumber(sent)}</td>
                <td>{formatNumber(delivered)}</td>
                <td>{formatNumber(read)}</td>
                {needConfirm && <td>{formatNumber(confirmed)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

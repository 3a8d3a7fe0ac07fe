import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { CaseDetail } from '@yizhan/contract/entities/supervision.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { useState } from 'react';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { CaseMarks } from './CaseLamp.tsx';
import { ExplainForm } from './ExplainForm.tsx';
import { hoursText, leftText } from './hours-text.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderLine } from './OrderLine.tsx';
import type { SupervisionArea } from './place.ts';
import { StepList } from './StepList.tsx';

const t = textsOf({ supervisionManage });
const channelName = textsOf({ efficiency });

type CasePaneProps = { id: string; section: SupervisionArea; onClose: () => void };

/** One case as its system reported it, its steps, why it is late and what was ordered: no applicant, no content. */
export function CasePane({ id, section, onClose }: CasePaneProps) {
  // Another system may take a step meanwhile; the figures are counted as often.
  const refetchInterval = efficiencyLimits.refreshSeconds * 1000;
  const detail = useQuery({ ...query.supervision.case({ id }), staleTime: 0, refetchInterval });
  const { data } = detail;
  return (
    <FormPane title={data?.caseNumber ?? ''} mark={data && <CaseMarks row={data} />} onClose={onClose}>
      <div className="admin-reading">
        <LoadedRecord query={detail}>{(row) => <CaseBody row={row} section={section} />}</LoadedRecord>
      </div>
    </FormPane>
  );
}

/** Of a client that was removed only the id is known. */
function sourceOf({ sourceApp, sourceName }: CaseDetail) {
  if (sourceName !== '') return sourceName;
  return sourceApp === OWN_CASES ? t('ownSource') : <code key="source">{sourceApp}</code>;
}

function CaseBody({ row, section }: { row: CaseDetail; section: SupervisionArea }) {
  const client = useQueryClient();
  const [isOrdering, setOrdering] = useState(false);
  const changed = () => client.invalidateQueries({ queryKey: query.supervision.queryKey });
  const { explanation } = row;
  return (
    <div className="admin-supervision__case">
      <Facts
        facts={[
          [t('service'), row.serviceName],
          [t('department'), row.deptName],
          [t('status'), t(row.status)],
          [t('currentStep'), row.currentStep],
          [t('channel'), channelName(row.channel)],
          [t('acceptedAt'), row.acceptedAt],
          [t('promiseAt'), row.promiseAt],
          [t('finishedAt'), row.finishedAt],
          [t('hours'), hoursText(Math.floor(row.hours))],
          [t('left'), leftText(row.hoursLeft)],
          [t('source'), sourceOf(row)],
        ]}
      />
      {explanation && (
        <section className="admin-supervision__note">
          <h3>{t('explanation')}</h3>
          <p>{explanation.text}</p>
          <p className="admin-muted">
            {explanation.by} · {explanation.at}
          </p>
        </section>
      )}
      {row.canExplain && <ExplainForm caseId={row.id} text={explanation?.text ?? ''} onSaved={changed} />}
      {row.canOrder && (
        <Button variant="primary" icon="edit" onClick={() => setOrdering(true)}>
          {t('writeOrder')}
        </Button>
      )}
      {row.orders.length > 0 && (
        <section>
          <h3>{t('orders')}</h3>
          {row.orders.map((order) => (
            <OrderLine key={order.id} order={order} section={section} />
          ))}
        </section>
      )}
      <h3>{t('steps')}</h3>
      <StepList steps={row.steps} />
      {isOrdering && <OrderDialog row={row} onClose={() => setOrdering(false)} onSent={changed} />}
    </div>
  );
}

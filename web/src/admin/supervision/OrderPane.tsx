import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yizhan/contract/entities/supervision.ts';
import * as supervisionLimits from '@yizhan/contract/limits/supervision.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { ClosingForm } from './ClosingForm.tsx';
import { OrderMarks } from './OrderLine.tsx';
import { placeHref, type SupervisionArea } from './place.ts';
import { TextForm } from './TextForm.tsx';
import '../../features/feedback/timeline.css';

const t = textsOf({ supervisionManage });

type OrderPaneProps = { id: string; section: SupervisionArea; onClose: () => void };

/** One order: what was asked, the reply, and what happened so far. */
export function OrderPane({ id, section, onClose }: OrderPaneProps) {
  const detail = useQuery({ ...query.supervision.order({ id }), staleTime: 0 });
  const { data } = detail;
  return (
    <FormPane title={data ? `${t('orders')} ${data.caseNumber}` : ''} onClose={onClose}>
      <div className="admin-reading">
        <LoadedRecord query={detail}>{(order) => <OrderBody order={order} section={section} />}</LoadedRecord>
      </div>
    </FormPane>
  );
}

function OrderBody({ order, section }: { order: OrderDetail; section: SupervisionArea }) {
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: query.supervision.queryKey });
  const { id, version } = order;
  return (
    <div className="admin-supervision__case">
      <OrderMarks order={order} />
      <Facts
        facts={[
          [t('service'), order.serviceName],
          [t('department'), order.deptName],
          [t('dueOn'), order.dueOn],
          [t('createdBy'), order.createdBy],
          [
            t('caseNumber'),
            <a key="case" href={placeHref(section, { show: 'cases', record: order.caseId })}>
              <code>{order.caseNumber}</code>
            </a>,
          ],
        ]}
      />
      {order.canReply && (
        <TextForm
          name={`supervision-reply-${id}`}
          label={t('reply')}
          hint={t('replyHint')}
          button={t('reply')}
          maxLength={supervisionLimits.replyLength}
          send={(text) => runAction(api.supervision.replyToOrder({ id, version, text }), t('replied'))}
          onSent={changed}
        />
      )}
      {order.canClose && <ClosingForm order={order} onChanged={changed} />}
      <h3>{t('timeline')}</h3>
      <ol className="feedback-timeline" reversed>
        {order.timeline.map(({ node, who, text, at }, nth) => (
          <li key={`${at} ${node}`} data-newest={nth === 0 ? '' : undefined}>
            <p className="feedback-timeline__head">
              <strong>{t(`node_${node}`)}</strong>
              <span>{who}</span>
              <time>{toMinute(at)}</time>
            </p>
            {text && <p className="feedback-timeline__opinion">{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

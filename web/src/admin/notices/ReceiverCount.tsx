import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Form } from 'antd';
import { query } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { nobody } from './notice-values.ts';

const t = textsOf({ noticeManage });

/** How many people the choice reaches, counted while it is made. */
export function ReceiverCount() {
  const chosen = Form.useWatch<Receivers | undefined>('receivers', { preserve: true });
  const accountId = Form.useWatch<string | undefined>('accountId', { preserve: true });
  // As text: an equal choice in a new object is not another one.
  const debounced = useDebounced(JSON.stringify({ ...nobody, ...chosen }), searchLimits.suggestDebounceMs);
  const counted = useQuery({
    ...query.notices.countReceivers({ receivers: JSON.parse(debounced) as Receivers, ...(accountId && { accountId }) }),
    placeholderData: keepPreviousData,
  });
  const count = counted.data?.count;
  return (
    <p className="notice-count" role="status">
      {count === undefined ? t('counting') : count === 0 ? t('countNone') : t('count', { n: formatNumber(count) })}
    </p>
  );
}

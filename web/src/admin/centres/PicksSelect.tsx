import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CentreType } from '@yizhan/contract/centres.ts';
import * as centreLimits from '@yizhan/contract/limits/centres.ts';
import { centreConfig } from '@yizhan/contract/texts/zh-CN/centre-config.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ centreConfig });

type PicksSelectProps = { type: CentreType; id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Services to recommend, in order; chosen ones keep their names during a search. */
export function PicksSelect({ type, value = [], ...rest }: PicksSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.centres.services({ type, keyword }), placeholderData: keepPreviousData });
  const chosen = useQuery({
    ...query.centres.services({ type, ids: value }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [one.serviceId, one.serviceName]));
  return (
    <Select
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      maxCount={centreLimits.maxPicks}
      placeholder={t('picksFind')}
      loading={found.isFetching}
      onInputKeyDown={ignoreTabKey}
      options={[...names].map(([serviceId, label]) => ({ value: serviceId, label }))}
      value={value}
      {...rest}
    />
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { ignoreTabKey } from '../../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ portalConfig });

type ServicesSelectProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Services searched by name; selected ones keep their names during a search. */
export function ServicesSelect({ value = [], ...rest }: ServicesSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.portal.services({ keyword }), placeholderData: keepPreviousData });
  const chosen = useQuery({
    ...query.portal.services({ ids: value }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const choices = new Map(
    [...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [one.serviceId, one.serviceName]),
  );
  return (
    <Select
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      maxCount={serviceLimits.maxPicked}
      placeholder={t('servicesFind')}
      loading={found.isFetching}
      onInputKeyDown={ignoreTabKey}
      options={[...choices].map(([serviceId, name]) => ({ value: serviceId, label: name }))}
      value={value}
      {...rest}
    />
  );
}

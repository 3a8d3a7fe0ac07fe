import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ navigationConfig });

type ServiceSelectProps = { id?: string; value?: string | null; onChange?: (id: string) => void };

/** A service searched by name; the chosen one keeps its name during a search. */
export function ServiceSelect({ value, ...rest }: ServiceSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.navigation.services({ keyword }), placeholderData: keepPreviousData });
  const chosen = useQuery({ ...query.navigation.services({ ids: value ? [value] : [] }), enabled: Boolean(value) });
  const names = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [one.serviceId, one.serviceName]));
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('serviceFind')}
      loading={found.isFetching}
      options={[...names].map(([serviceId, label]) => ({ value: serviceId, label }))}
      value={value ?? null}
      {...rest}
    />
  );
}

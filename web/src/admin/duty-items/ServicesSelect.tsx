import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';

const t = textsOf({ dutyItemManage });

type ServicesSelectProps = { id?: string; value?: readonly string[]; onChange?: (ids: string[]) => void };

/** The services an item leads to, searched by name. */
export function ServicesSelect({ id, value = [], onChange }: ServicesSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.dutyLists.services({ keyword }), placeholderData: keepPreviousData });
  const picked = useQuery({
    ...query.dutyLists.services({ ids: [...value] }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const choices = [...(picked.data ?? []), ...(found.data ?? [])];
  const options = [...new Map(choices.map((one) => [one.serviceId, one])).values()].map(
    ({ serviceId, serviceName, serviceDeptName }) => ({
      value: serviceId,
      label: serviceDeptName ? `${serviceName} · ${serviceDeptName}` : serviceName,
    }),
  );
  return (
    <Select
      {...selectIcons}
      {...(id && { id })}
      mode="multiple"
      maxCount={dutyLimits.maxServices}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('servicesHint')}
      aria-label={t('servicesHint')}
      loading={found.isFetching}
      options={options}
      value={[...value]}
      onChange={(ids: string[]) => onChange?.(ids)}
    />
  );
}

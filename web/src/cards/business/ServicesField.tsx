import { useQuery } from '@tanstack/react-query';
import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { leaveByTab } from '../../admin/form/leaveByTab.ts';
import { query } from '../../lib/api.ts';
import { PickedList } from '../PickedList.tsx';
import { t } from './settings-words.ts';

type ServicesFieldProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

const pickable = ({ serviceId, serviceName, serviceIcon, serviceDeptName }: ServiceChoice) => ({
  ...{ id: serviceId, name: serviceName, icon: serviceIcon, note: serviceDeptName },
});

/** Services picked one by one, found by name. */
export function ServicesField({ id, value = [], onChange = () => {} }: ServicesFieldProps) {
  const [keyword, setKeyword] = useState('');
  const picked = useQuery({ ...query.cards.services({ ids: value }), enabled: value.length > 0 });
  const found = useQuery({
    ...query.cards.services(keyword ? { keyword } : {}),
    placeholderData: (before: ServiceChoice[] | undefined) => before,
  });
  const known = [...(picked.data ?? []), ...(found.data ?? [])].map(pickable);
  const options = (found.data ?? [])
    .filter(({ serviceId }) => !value.includes(serviceId))
    .map(({ serviceId, serviceName, serviceDeptName }) => ({
      value: serviceId,
      label: serviceDeptName ? `${serviceName} · ${serviceDeptName}` : serviceName,
    }));
  const add = (serviceId: string) => {
    setKeyword('');
    onChange([...value, serviceId]);
  };
  return (
    <>
      <PickedList ids={value} known={known} onChange={onChange} />
      <Select<string>
        {...(id ? { id } : {})}
        showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
        value={null}
        placeholder={t('addService')}
        notFoundContent={t('noService')}
        disabled={value.length >= limits.servicesPicked}
        loading={found.isFetching}
        options={options}
        onInputKeyDown={leaveByTab}
        onSelect={add}
      />
    </>
  );
}

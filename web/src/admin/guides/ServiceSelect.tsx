import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';

const t = textsOf({ guideManage });

type ServiceSelectProps = {
  id?: string | undefined;
  value: { id: string; name: string } | undefined;
  onChange: (service: { id: string; name: string } | undefined) => void;
};

/** A service without a guide, searched by name. */
export function ServiceSelect({ id, value, onChange }: ServiceSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.guides.services({ keyword }), placeholderData: keepPreviousData });
  const choices = found.data ?? [];
  return (
    <Select
      {...selectIcons}
      {...(id && { id })}
      className="guide-config__pick"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('pickHint')}
      aria-label={t('pickService')}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? null : t('pickNone')}
      options={choices.map(({ serviceId, serviceName, serviceDeptName }) => ({
        value: serviceId,
        label: serviceDeptName ? `${serviceName} · ${serviceDeptName}` : serviceName,
      }))}
      value={value?.id ?? null}
      onChange={(chosen) => {
        const service = choices.find(({ serviceId }) => serviceId === chosen);
        onChange(service && { id: service.serviceId, name: service.serviceName });
      }}
    />
  );
}

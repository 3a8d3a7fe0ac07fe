import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';

const t = textsOf({ faqManage });

type LinkSelectProps = { id?: string; value?: readonly string[]; onChange?: (ids: string[]) => void };
type Option = { value: string; label: string };

type SearchedSelectProps = LinkSelectProps & {
  label: string;
  most: number;
  options: readonly Option[];
  onSearch: (typed: string) => void;
};

function SearchedSelect({ id, value = [], onChange, label, most, options, onSearch }: SearchedSelectProps) {
  return (
    <Select
      {...selectIcons}
      {...(id && { id })}
      mode="multiple"
      maxCount={most}
      showSearch={{ filterOption: false, onSearch }}
      aria-label={label}
      options={[...new Map(options.map((one) => [one.value, one])).values()]}
      value={[...value]}
      onChange={(ids: string[]) => onChange?.(ids)}
    />
  );
}

/** Services that an answer leads to. */
export function ServicesSelect(props: LinkSelectProps) {
  const { value = [] } = props;
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.faq.services({ keyword }), placeholderData: keepPreviousData });
  const picked = useQuery({ ...query.faq.services({ ids: [...value] }), enabled: value.length > 0 });
  const options = [...(picked.data ?? []), ...(found.data ?? [])].map(
    ({ serviceId, serviceName, serviceDeptName }) => ({
      value: serviceId,
      label: serviceDeptName ? `${serviceName} · ${serviceDeptName}` : serviceName,
    }),
  );
  return (
    <SearchedSelect
      {...props}
      label={t('services')}
      most={robotLimits.maxServices}
      options={options}
      onSearch={setTyped}
    />
  );
}

/** Guides that an answer leads to. */
export function GuidesSelect(props: LinkSelectProps) {
  const { value = [] } = props;
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.faq.guides({ keyword }), placeholderData: keepPreviousData });
  const picked = useQuery({ ...query.faq.guides({ ids: [...value] }), enabled: value.length > 0 });
  const options = [...(picked.data ?? []), ...(found.data ?? [])].map(({ guideId, guideName, serviceName }) => ({
    value: guideId,
    label: `${guideName} · ${serviceName}`,
  }));
  return (
    <SearchedSelect {...props} label={t('guides')} most={robotLimits.maxGuides} options={options} onSearch={setTyped} />
  );
}

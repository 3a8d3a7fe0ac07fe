import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { query } from '../../lib/api.ts';
import { clearable, selectIcons } from '../../ui/antd-icons.tsx';

type FaqSelectProps = { label: string; value: string | null; onChange: (id: string | null) => void };

/** One entry, searched by its question. */
export function FaqSelect({ label, value, onChange }: FaqSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({ ...query.faq.list({ keyword }), placeholderData: keepPreviousData });
  return (
    <Select
      {...selectIcons}
      allowClear={clearable()}
      className="faq__wide"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      aria-label={label}
      placeholder={label}
      options={(found.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id: string | undefined) => onChange(id ?? null)}
    />
  );
}

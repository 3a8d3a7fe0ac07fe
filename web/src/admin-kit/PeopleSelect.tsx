import { useQuery } from '@tanstack/react-query';
import type { NamedReceiver } from '@yizhan/contract/entities/notice.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { useDebounced } from '../lib/useDebounced.ts';
import { ignoreTabKey } from './form/ignore-tab-key.ts';

const t = textsOf({ noticeManage });

type PeopleSelectProps = {
  id?: string;
  /** The names of those chosen before. */
  known: readonly NamedReceiver[];
  value?: string[];
  onChange?: (ids: string[]) => void;
};

/** People by name or number, from the address book. */
export function PeopleSelect({ known, onChange, ...rest }: PeopleSelectProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const found = useQuery({ ...query.chat.addressBook({ keyword }), enabled: keyword !== '' });
  const options = (found.data?.records ?? []).map(({ userId, name, deptName }) => ({
    value: userId,
    label: deptName ? `${name}（${deptName}）` : name,
  }));
  const others = picked
    .filter(({ id }) => !options.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const change = (ids: string[]) => {
    const names = new Map([...options, ...others].map(({ value, label }) => [value, label]));
    setPicked(ids.map((id) => ({ id, name: names.get(id) ?? id })));
    onChange?.(ids);
  };
  return (
    <Select
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onInputKeyDown={ignoreTabKey}
      placeholder={t('peopleHint')}
      loading={found.isFetching}
      notFoundContent={keyword && found.data ? undefined : t('peopleHint')}
      options={keyword ? [...options, ...others] : others}
      onChange={change}
      {...rest}
    />
  );
}

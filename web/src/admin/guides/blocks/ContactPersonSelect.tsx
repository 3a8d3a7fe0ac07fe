import { useQuery } from '@tanstack/react-query';
import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { ignoreTabKey } from '../../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';

const t = textsOf({ guideManage });

type ContactPerson = GuideContent['contact']['person'];
type ContactPersonSelectProps = {
  id?: string;
  value?: ContactPerson;
  onChange?: (person: ContactPerson) => void;
};

/** The person who answers questions, from the address book. */
export function ContactPersonSelect({ value, onChange, ...rest }: ContactPersonSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const found = useQuery({ ...query.chat.addressBook({ keyword }), enabled: keyword !== '' });
  const people = keyword ? (found.data?.records ?? []) : [];
  const options = people.map(({ userId, name, deptName }) => ({
    value: userId,
    label: deptName ? `${name}（${deptName}）` : name,
  }));
  const chosen = value?.userId && !people.some(({ userId }) => userId === value.userId);
  const change = (userId: string | undefined) => {
    const person = people.find((one) => one.userId === userId);
    onChange?.(person ? { userId: person.userId, name: person.name } : null);
  };
  return (
    <Select
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onInputKeyDown={ignoreTabKey}
      placeholder={t('contactPersonHint')}
      loading={found.isFetching}
      options={chosen ? [...options, { value: value.userId, label: value.name }] : options}
      value={value?.userId}
      onChange={change}
      {...rest}
    />
  );
}

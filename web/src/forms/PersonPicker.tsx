import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { useState } from 'react';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { useDebounced } from '../lib/useDebounced.ts';
import { type Named, type PickerProps, SearchPicker } from './SearchPicker.tsx';

const t = textsOf({ forms });

type PersonPickerProps = PickerProps & {
  /** Only these, where the flow offers a list. */
  among?: readonly Named[] | undefined;
};

/** One person of the school, found by name, pinyin or number. */
export function PersonPicker({ among, ...rest }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const people = useQuery({
    ...query.cases.people({ keyword }),
    enabled: keyword !== '' && !rest.value,
    placeholderData: keepPreviousData,
  });
  const found = (people.data ?? []).filter(({ id }) => !among || among.some((one) => one.id === id));
  return (
    <SearchPicker
      {...rest}
      placeholder={t('personHint')}
      typed={typed}
      onType={setTyped}
      found={found.map(({ id, name, deptName }) => ({ id, name, note: deptName }))}
      none={people.data && !people.isFetching ? t('nobody') : undefined}
    />
  );
}

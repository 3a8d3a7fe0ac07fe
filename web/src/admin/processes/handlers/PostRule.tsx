import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { SearchPicker } from '../../../forms/SearchPicker.tsx';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import type { HandlerDesign, RuleProps } from './handler-design.ts';

const t = textsOf({ processDesign });
const formText = textsOf({ forms });

function PostEditor({ rule, onChange, names }: RuleProps<'post'>) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const items = useQuery({
    ...query.dutyLists.page({ keyword, size: 10 }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const { dutyItemId } = rule;
  return (
    <SearchPicker
      label={t('dutyItem')}
      placeholder={t('dutySearch')}
      value={dutyItemId ? { id: dutyItemId, name: names.of('item', dutyItemId) } : undefined}
      onChange={(item) => {
        if (item) names.learn('item', [item]);
        onChange({ by: 'post', dutyItemId: item?.id ?? '' });
      }}
      typed={typed}
      onType={setTyped}
      found={(items.data?.records ?? []).map(({ id, title, deptName }) => ({ id, name: title, note: deptName }))}
      none={items.data ? formText('nobody') : undefined}
    />
  );
}

export const post: HandlerDesign<'post'> = { initial: () => ({ by: 'post', dutyItemId: '' }), Editor: PostEditor };

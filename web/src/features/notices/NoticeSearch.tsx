import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ noticeReading });

type NoticeSearchProps = { value: string; onSearch: (keyword: string) => void };

export function NoticeSearch({ value, onSearch }: NoticeSearchProps) {
  const [keyword, setKeyword] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(keyword);
  };
  return (
    <form className="notices__search" onSubmit={submit}>
      <TextField
        type="search"
        icon="search"
        enterKeyHint="search"
        aria-label={t('searchPlaceholder')}
        placeholder={t('searchPlaceholder')}
        maxLength={fieldLimits.nameLength}
        value={keyword}
        onChange={setKeyword}
      />
    </form>
  );
}

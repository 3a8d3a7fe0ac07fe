import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ news });

type NewsSearchProps = { value: string; onSearch: (keyword: string) => void };

export function NewsSearch({ value, onSearch }: NewsSearchProps) {
  const [keyword, setKeyword] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(keyword);
  };
  return (
    <form className="news-search" onSubmit={submit}>
      <TextField
        icon="search"
        enterKeyHint="search"
        aria-label={t('searchHint')}
        placeholder={t('searchHint')}
        maxLength={fieldLimits.nameLength}
        value={keyword}
        onChange={setKeyword}
        after={value && <IconButton icon="close" size="small" label={t('clearSearch')} onClick={() => onSearch('')} />}
      />
    </form>
  );
}

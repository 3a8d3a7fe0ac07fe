import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ dutyLists });

type ListSearchProps = { keyword: string; onSearch: (keyword: string) => void };

export function ListSearch({ keyword, onSearch }: ListSearchProps) {
  const [words, setWords] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <search>
      <form className="duty-search" onSubmit={submit}>
        <TextField
          className="duty-search__words"
          icon="search"
          enterKeyHint="search"
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          maxLength={searchLimits.queryLength}
          value={words}
          onChange={setWords}
        />
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
        {keyword !== '' && (
          <Button variant="quiet" onClick={() => onSearch('')}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { textsOf } from '../lib/text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';

const t = textsOf({ notices });

/** A search box that leads to the hall, for pages that have nothing else to offer. */
export function SearchServices() {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const search = () => void navigate(`${paths.serviceHall}?${new URLSearchParams({ keyword: words.trim() })}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <search className="notice__search">
      <form onSubmit={submit}>
        <TextField
          enterKeyHint="search"
          aria-label={t('searchServices')}
          placeholder={t('searchServices')}
          maxLength={searchLimits.queryLength}
          value={words}
          onChange={setWords}
          after={<IconButton icon="search" size="small" label={t('search')} onClick={search} />}
        />
      </form>
    </search>
  );
}

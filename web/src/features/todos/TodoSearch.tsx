import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { todos } from '@yizhan/contract/texts/zh-CN/todos.ts';
import { type FormEvent, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ todos });

type TodoSearchProps = { value: string; onSearch: (keyword: string) => void };

export function TodoSearch({ value, onSearch }: TodoSearchProps) {
  const [typed, setTyped] = useState({ words: value, from: value });
  const input = useRef<HTMLInputElement>(null);
  // The text follows the address on back, and the field keeps focus.
  if (typed.from !== value) setTyped({ words: value, from: value });
  const search = () => onSearch(typed.words.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const clear = () => {
    setTyped({ words: '', from: value });
    if (value) onSearch('');
    input.current?.focus();
  };
  return (
    <search className="affairs-section__search">
      <form onSubmit={submit}>
        <TextField
          ref={input}
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={searchLimits.queryLength}
          value={typed.words}
          onChange={(keyword) => setTyped({ words: keyword, from: value })}
          after={
            <>
              {typed.words && <IconButton icon="close" size="small" label={t('clearSearch')} onClick={clear} />}
              <IconButton icon="search" size="small" label={t('doSearch')} onClick={search} />
            </>
          }
        />
      </form>
    </search>
  );
}

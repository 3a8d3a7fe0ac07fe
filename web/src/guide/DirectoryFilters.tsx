import { useQuery } from '@tanstack/react-query';
import type { FacetChoice } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { type FormEvent, useState } from 'react';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';

const t = textsOf({ guides });

type DirectoryQuery = { keyword: string; dept: string; scene: string; audience: string };
type DirectoryFiltersProps = {
  value: DirectoryQuery;
  onChange: (parts: Partial<DirectoryQuery>) => void;
  onClear: (() => void) | undefined;
};

/** "All" first, then the choices. */
const toOptions = (all: string, choices: readonly FacetChoice[] | undefined) => [
  { value: '', label: all },
  ...(choices ?? []).map(({ id, name }) => ({ value: id, label: name })),
];

export function DirectoryFilters({ value, onChange, onClear }: DirectoryFiltersProps) {
  const [words, setWords] = useState(value.keyword);
  const facets = useQuery(query.hall.facets({}));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ keyword: words.trim() });
  };
  return (
    <search>
      <form className="guides__filters" onSubmit={submit}>
        <TextField
          className="guides__words"
          icon="search"
          enterKeyHint="search"
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          maxLength={searchLimits.queryLength}
          value={words}
          onChange={setWords}
        />
        <Select
          aria-label={t('department')}
          value={value.dept}
          options={toOptions(t('allDepartments'), facets.data?.depts)}
          onChange={(dept) => onChange({ dept })}
        />
        <Select
          aria-label={t('scene')}
          value={value.scene}
          options={toOptions(t('allScenes'), facets.data?.scenes)}
          onChange={(scene) => onChange({ scene })}
        />
        <Select
          aria-label={t('audience')}
          value={value.audience}
          options={toOptions(t('allAudiences'), facets.data?.audiences)}
          onChange={(audience) => onChange({ audience })}
        />
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
        {onClear && (
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

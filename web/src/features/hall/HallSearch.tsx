import type { CentreType } from '@yizhan/contract/centres.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { SuggestionList } from '../../service/search/SuggestionList.tsx';
import { useSuggestionBox } from '../../service/search/useSuggestionBox.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { touch } from '../../ui/useMediaQuery.ts';
import './HallSearch.css';
import { useForgetSearch } from './useForgetSearch.ts';

const t = textsOf({ hall });

type HallSearchProps = {
  value: string;
  visitor: boolean;
  centre: CentreType;
  onSearch: (keyword: string) => void;
};

/** The large search box with suggestions. Arrows and Enter choose; keys are ignored during IME composition. */
export function HallSearch({ value, visitor, centre, onSearch }: HallSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(value);
  const [syncedValue, setSyncedValue] = useState(value);
  const search = (requested: string) => {
    setKeyword(requested);
    box.close();
    // A phone's keyboard would cover the results.
    if (matchMedia(touch).matches) input.current?.blur();
    onSearch(requested.trim());
  };
  const box = useSuggestionBox({ id, keyword, visitor, centre, onSearch: search });
  const { suggestions, isListOpen, selected } = box;
  // The address can change from outside (back, a removed chip). The box follows and keeps focus.
  if (value !== syncedValue) {
    setSyncedValue(value);
    setKeyword(value);
    box.close();
  }
  const forget = useForgetSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected) box.choose(selected);
    else search(keyword);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !isListOpen && keyword !== value) {
      event.preventDefault();
      setKeyword(value);
    } else if (event.key === 'Delete' && selected?.kind === 'history') {
      event.preventDefault();
      box.unpoint();
      void forget(selected.word);
    } else box.onKey(event.nativeEvent);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  const clear = () => {
    setKeyword('');
    box.unpoint();
    if (value) onSearch('');
    input.current?.focus();
  };
  return (
    <search className="hall-search" onBlur={onBlur}>
      <form className="hall-search__box" onSubmit={submit}>
        <Icon name="search" size={22} />
        <input
          ref={input}
          role="combobox"
          aria-label={t('searchHint')}
          aria-expanded={isListOpen}
          aria-controls={box.listId}
          aria-autocomplete="list"
          aria-activedescendant={box.activeId}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('searchHint')}
          maxLength={searchLimits.queryLength}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value);
            box.unpoint();
            box.open();
          }}
          onFocus={box.open}
          onClick={box.open}
          onCompositionStart={() => box.setComposing(true)}
          onCompositionEnd={() => box.setComposing(false)}
          onKeyDown={onKeyDown}
        />
        {keyword && <IconButton icon="close" size="small" label={t('clearSearch')} onClick={clear} />}
        <Button type="submit" variant="primary" size="large">
          {t('search')}
        </Button>
      </form>
      <LiveRegion text={isListOpen ? t('suggested', { n: suggestions.length }) : ''} />
      {isListOpen && (
        <SuggestionList
          id={box.listId}
          {...{ offered: suggestions, at: box.at, optionId: box.optionId }}
          onPoint={box.point}
          onChoose={box.choose}
          onForget={visitor ? undefined : forget}
        />
      )}
    </search>
  );
}

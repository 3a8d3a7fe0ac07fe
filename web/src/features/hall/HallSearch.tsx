import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { openService } from '../../service/open-service.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { touch } from '../../ui/useMediaQuery.ts';
import { SuggestionList } from './SuggestionList.tsx';
import './HallSearch.css';
import { useForgetSearch } from './useForgetSearch.ts';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

const t = textsOf({ hall });

type HallSearchProps = { value: string; visitor: boolean; onSearch: (keyword: string) => void };

const NONE = -1;

/** The large search box with suggestions. Arrows and Enter choose; keys are ignored during IME composition. */
export function HallSearch({ value, visitor, onSearch }: HallSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(value);
  const [syncedValue, setSyncedValue] = useState(value);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(NONE);
  const [composing, setComposing] = useState(false);
  // The address can change from outside (back, a removed chip). The box follows and keeps focus.
  if (value !== syncedValue) {
    setSyncedValue(value);
    setKeyword(value);
    setOpen(false);
  }
  const forget = useForgetSearch();
  const suggestions = useSuggestions({ words: keyword, visitor, enabled: open && !composing });
  const isListOpen = open && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const search = (requested: string) => {
    setKeyword(requested);
    setOpen(false);
    setAt(NONE);
    // A phone's keyboard would cover the results.
    if (matchMedia(touch).matches) input.current?.blur();
    onSearch(requested.trim());
  };
  const choose = (suggestion: Suggestion) => {
    if ('word' in suggestion) return search(suggestion.word);
    setOpen(false);
    openService(suggestion.service);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const selected = isListOpen ? suggestions[at] : undefined;
    if (selected) choose(selected);
    else search(keyword);
  };
  const move = (step: number) => {
    setOpen(true);
    // One more than the suggestions: the words as typed.
    const places = suggestions.length + 1;
    const next = ((at + 1 + step + places) % places) - 1;
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const selected = isListOpen ? suggestions[at] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && (isListOpen || keyword !== value)) {
      event.preventDefault();
      setAt(NONE);
      if (isListOpen) setOpen(false);
      else setKeyword(value);
    } else if (event.key === 'Delete' && selected?.kind === 'history') {
      event.preventDefault();
      setAt(NONE);
      void forget(selected.word);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const clear = () => {
    setKeyword('');
    setAt(NONE);
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
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListOpen && at !== NONE ? optionId(at) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('searchHint')}
          maxLength={searchLimits.queryLength}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value);
            setAt(NONE);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
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
          id={`${id}-list`}
          {...{ offered: suggestions, at, optionId }}
          onPoint={setAt}
          onChoose={choose}
          onForget={visitor ? undefined : forget}
        />
      )}
    </search>
  );
}

import type { CentreType } from '@yizhan/contract/centres.ts';
import { useState } from 'react';
import { openService } from '../open-service.ts';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

const NONE = -1;

type SuggestionBoxOptions = {
  /** Unique on the page; options get ids of it. */
  id: string;
  keyword: string;
  visitor: boolean;
  centre?: CentreType | undefined;
  isOpenAtFirst?: boolean;
  onSearch: (keyword: string) => void;
};

/** A search box with suggestions: what is offered, and what the keys of a combobox do. */
export function useSuggestionBox(options: SuggestionBoxOptions) {
  const { id, keyword, visitor, centre, isOpenAtFirst = false, onSearch } = options;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [at, setAt] = useState(NONE);
  const [composing, setComposing] = useState(false);
  const suggestions = useSuggestions({ words: keyword, visitor, centre, enabled: isOpen && !composing });
  const isListOpen = isOpen && suggestions.length > 0;
  const selected = isListOpen ? suggestions[at] : undefined;
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => {
    setOpen(false);
    setAt(NONE);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if ('word' in suggestion) onSearch(suggestion.word);
    else openService(suggestion.service);
  };
  const move = (step: number) => {
    setOpen(true);
    // One more than the suggestions: the words as typed.
    const places = suggestions.length + 1;
    const next = ((at + 1 + step + places) % places) - 1;
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  /** Arrows choose and Escape closes; other keys, and those of an input method, are the box's own. */
  const onKey = (event: { key: string; isComposing: boolean; preventDefault: () => void }) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isListOpen) {
      event.preventDefault();
      close();
    }
  };
  return {
    ...{ suggestions, isListOpen, selected, at, optionId, listId: `${id}-list` },
    ...{ open: () => setOpen(true), close, choose, point: setAt, unpoint: () => setAt(NONE), onKey, setComposing },
    /** What the input refers to while an option is chosen by keys. */
    activeId: isListOpen && at !== NONE ? optionId(at) : undefined,
  };
}

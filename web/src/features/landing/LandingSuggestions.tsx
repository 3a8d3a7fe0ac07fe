import { QueryClientProvider } from '@tanstack/react-query';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textsOf } from '../../lib/text.ts';
import { SuggestionList } from '../../service/search/SuggestionList.tsx';
import { useSuggestionBox } from '../../service/search/useSuggestionBox.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import './LandingSuggestions.css';

const t = textsOf({ hall });

type LandingSuggestionsProps = { input: HTMLInputElement };

/** Suggestions under the search box of the landing page. The page itself reads nothing, so the cache comes with them. */
export default function LandingSuggestions({ input }: LandingSuggestionsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suggestions input={input} />
    </QueryClientProvider>
  );
}

/** The box is the server's: its events and attributes are used. */
function Suggestions({ input }: LandingSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(input.value);
  // It was loaded because somebody turned to the box, who may have left it since.
  const isOpenAtFirst = document.activeElement === input;
  const onSearch = (word: string) => void navigate(`${paths.allServices}?${new URLSearchParams({ keyword: word })}`);
  const box = useSuggestionBox({ id, keyword, visitor: true, isOpenAtFirst, onSearch });
  const { suggestions, isListOpen } = box;

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': box.listId,
      'aria-expanded': String(isListOpen),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (box.activeId) input.setAttribute('aria-activedescendant', box.activeId);
    else input.removeAttribute('aria-activedescendant');
  });
  // On another screen the box stays in the document, without a list.
  useEffect(() => () => input.setAttribute('aria-expanded', 'false'), [input]);
  useEffect(() => {
    const listening = new AbortController();
    const on = <E extends keyof HTMLElementEventMap>(name: E, act: (event: HTMLElementEventMap[E]) => void) =>
      input.addEventListener(name, act, { signal: listening.signal });
    on('input', () => {
      setKeyword(input.value);
      box.unpoint();
      box.open();
    });
    on('focus', box.open);
    on('click', box.open);
    on('blur', box.close);
    on('compositionstart', () => box.setComposing(true));
    on('compositionend', () => box.setComposing(false));
    on('keydown', (event) => {
      if (event.key === 'Enter' && box.selected && !event.isComposing) {
        event.preventDefault();
        box.choose(box.selected);
      } else box.onKey(event);
    });
    return () => listening.abort();
  });
  return createPortal(
    <>
      <LiveRegion text={isListOpen ? t('suggested', { n: suggestions.length }) : ''} />
      {isListOpen && (
        <SuggestionList
          id={box.listId}
          {...{ offered: suggestions, at: box.at, optionId: box.optionId }}
          onPoint={box.point}
          onChoose={box.choose}
          onForget={undefined}
        />
      )}
    </>,
    input.form ?? document.body,
  );
}

import { useQuery } from '@tanstack/react-query';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { RobotCalls } from './robot-calls.ts';

const t = textsOf({ robot: texts });

type ComposerProps = {
  placeholder: string;
  tip: string;
  calls: RobotCalls;
  onAsk: (question: string, faqId?: string) => void;
};

/** The input with known questions while typing. */
export function Composer({ placeholder, tip, calls, onAsk }: ComposerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The person opened the window to ask.
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(-1);
  const [dismissed, setDismissed] = useState(false);
  const keyword = useDebounced(text.trim(), searchLimits.suggestDebounceMs);
  const found = useQuery({ ...calls.suggestions({ keyword }), enabled: keyword.length > 1 });
  const list = text.trim().length > 1 && !dismissed ? (found.data ?? []) : [];
  const send = (question: string, faqId?: string) => {
    if (question === '') return;
    setText('');
    setChosen(-1);
    onAsk(question, faqId);
  };
  /** What was typed stays. */
  const dismiss = () => {
    setDismissed(true);
    setChosen(-1);
  };
  const sendTyped = () => {
    const picked = list[chosen];
    if (picked) send(picked.question, picked.faqId);
    else send(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && list.length > 0) setChosen((chosen + 1) % list.length);
    else if (event.key === 'ArrowUp' && list.length > 0) setChosen((chosen <= 0 ? list.length : chosen) - 1);
    else if (event.key === 'Escape' && list.length > 0) dismiss();
    else return;
    event.preventDefault();
  };
  return (
    <form
      className="robot__composer"
      onSubmit={(event) => {
        event.preventDefault();
        sendTyped();
      }}
    >
      {list.length > 0 && (
        <div className="robot__suggestions" role="listbox" id={`${id}-list`} aria-label={t('suggestions')}>
          {list.map(({ faqId, question }, at) => (
            <button
              key={faqId}
              id={`${id}-${at}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              onClick={() => send(question, faqId)}
            >
              {question}
            </button>
          ))}
        </div>
      )}
      <div className="robot__row">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('input')}
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(chosen >= 0 ? { 'aria-activedescendant': `${id}-${chosen}` } : {})}
          autoComplete="off"
          maxLength={robotLimits.questionLength}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(-1);
            setDismissed(false);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </div>
      <Text as="p" size={12} tone="second">
        {tip}
      </Text>
    </form>
  );
}

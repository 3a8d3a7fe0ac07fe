import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ absences });

export type ChosenSecond = { userId: string; name: string };

type SecondPickerProps = {
  /** The absent person. */
  without: string;
  value: ChosenSecond | undefined;
  onChange: (second: ChosenSecond | undefined) => void;
  error: string | undefined;
};

/** One colleague, found by name, pinyin or number. */
export function SecondPicker({ without, value, onChange, error }: SecondPickerProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const people = useQuery({
    ...query.chat.addressBook({ keyword, size: calendarLimits.secondChoices }),
    enabled: keyword !== '' && !value,
    placeholderData: keepPreviousData,
  });
  if (value)
    return (
      <div className="absence-form__second">
        <span className="yz-field__label">{t('second')}</span>
        <Chip tone="brand" onRemove={() => onChange(undefined)}>
          {value.name}
        </Chip>
        <p className="yz-field__note yz-field__note--error" aria-live="polite">
          {error}
        </p>
      </div>
    );
  return (
    <div className="absence-form__second">
      <TextField
        label={t('second')}
        required
        icon="search"
        placeholder={t('secondHint')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={error}
      />
      {keyword !== '' && (
        <Loaded query={people} empty={t('nobody')}>
          {({ records }) => (
            <ul className="absence-form__people" aria-label={t('second')}>
              {records
                .filter(({ userId }) => userId !== without)
                .map(({ userId, name, deptName, number }) => (
                  <li key={userId}>
                    <button type="button" onClick={() => onChange({ userId, name })}>
                      {name} <small>{[deptName, number].filter(Boolean).join(' · ')}</small>
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </Loaded>
      )}
    </div>
  );
}

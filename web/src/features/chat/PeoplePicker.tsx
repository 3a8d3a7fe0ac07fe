import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ chat });

export type ChosenPerson = { userId: string; name: string };

type PeoplePickerProps = {
  value: readonly ChosenPerson[];
  onChange: (people: readonly ChosenPerson[]) => void;
  /** Already there: shown, but not to be chosen. */
  members?: ReadonlySet<string> | undefined;
};

/** People found by name, pinyin or number; those chosen stand above as chips. */
export function PeoplePicker({ value, onChange, members }: PeoplePickerProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const people = useQuery({ ...query.chat.addressBook({ keyword, size: 20 }), placeholderData: keepPreviousData });
  const isChosen = (userId: string) => value.some((one) => one.userId === userId);
  const toggle = ({ userId, name }: ChosenPerson) =>
    onChange(isChosen(userId) ? value.filter((one) => one.userId !== userId) : [...value, { userId, name }]);
  return (
    <Stack gap={3}>
      <TextField
        label={t('groupPeople')}
        icon="search"
        placeholder={t('searchPeople')}
        value={typed}
        onChange={setTyped}
      />
      {value.length > 0 && (
        <Row gap={1} wrap>
          {value.map((person) => (
            <Chip key={person.userId} onRemove={() => toggle(person)}>
              {person.name}
            </Chip>
          ))}
        </Row>
      )}
      <Loaded query={people} empty={t('nobodyFound')}>
        {({ records }) => (
          <Stack as="ul" gap={2} className="chat-members">
            {records.map((person) => {
              const isMember = members?.has(person.userId) ?? false;
              return (
                <li key={person.userId}>
                  <Checkbox
                    checked={isMember || isChosen(person.userId)}
                    disabled={isMember}
                    onChange={() => toggle(person)}
                  >
                    {person.name} <small>{[person.deptName, person.number].filter(Boolean).join(' · ')}</small>
                  </Checkbox>
                </li>
              );
            })}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ chat });

/** People of the school by name or number; choosing one opens the conversation with them. */
export function AddressBook({ onChoose }: { onChoose: (userId: string) => void }) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const people = useQuery({ ...query.chat.addressBook({ keyword, size: 50 }), placeholderData: keepPreviousData });
  return (
    <>
      <TextField
        className="chat-list__search"
        icon="search"
        aria-label={t('searchPeople')}
        placeholder={t('searchPeople')}
        value={typed}
        onChange={setTyped}
      />
      <Loaded query={people} empty={t('nobodyFound')}>
        {({ records }) => (
          <ul className="chat-list__rows">
            {records.map(({ userId, name, number, avatar, deptName, canWrite }) => (
              <li key={userId}>
                <button
                  type="button"
                  className="chat-row"
                  disabled={!canWrite}
                  title={canWrite ? undefined : t('cannotWrite')}
                  onClick={() => onChoose(userId)}
                >
                  <Avatar name={name} url={avatar ?? undefined} size={40} />
                  <span className="chat-row__text">
                    <Text strong ellipsis>
                      {name}
                    </Text>
                    <Text size={12} tone="second" ellipsis>
                      {[deptName, number].filter(Boolean).join(' · ')}
                    </Text>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

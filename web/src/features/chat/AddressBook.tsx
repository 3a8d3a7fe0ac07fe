import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AddressBookEntry } from '@yizhan/contract/entities/conversation.ts';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useListKeys } from './useListKeys.ts';

const t = textsOf({ chat });

const PAGE = 50;

/** Where one stands in the tree: the departments from the top down to the open one. */
type Way = readonly DepartmentNode[];

/** The people of the school by department, or by name, pinyin, initials or number. */
export function AddressBook({ onChoose }: { onChoose: (person: AddressBookEntry) => void }) {
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<Way>([]);
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const tree = useQuery(query.departments.tree());
  const onKeyDown = useListKeys();
  const open = way.at(-1);
  const below = open ? open.children : (tree.data ?? []);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div className="chat-list__scroll" onKeyDown={onKeyDown}>
        {keyword === '' && <WayBar way={way} onChange={setWay} />}
        {keyword === '' && (
          <ul className="chat-list__rows" aria-label={t('departments')}>
            {below.map((department) => (
              <li key={department.id}>
                <button type="button" className="chat-row" onClick={() => setWay([...way, department])}>
                  <span className="chat-row__own">
                    <Icon name="department" />
                  </span>
                  <Text className="chat-row__text" ellipsis>
                    {department.name}
                  </Text>
                  <Icon name="chevron-right" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {(keyword !== '' || open) && (
          <People keyword={keyword} deptId={keyword === '' ? open?.id : undefined} onChoose={onChoose} />
        )}
      </div>
    </>
  );
}

function WayBar({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  if (way.length === 0) return null;
  return (
    <nav className="chat-way" aria-label={t('departments')}>
      <button type="button" className="chat-link" onClick={() => onChange([])}>
        {t('addressBookRoot')}
      </button>
      {way.map(({ id, name }, at) => (
        <span key={id}>
          <Icon name="chevron-right" size={12} />
          <button
            type="button"
            className="chat-link"
            aria-current={at === way.length - 1 ? 'true' : undefined}
            onClick={() => onChange(way.slice(0, at + 1))}
          >
            {name}
          </button>
        </span>
      ))}
    </nav>
  );
}

type PeopleProps = { keyword: string; deptId: string | undefined; onChoose: (person: AddressBookEntry) => void };

function People({ keyword, deptId, onChoose }: PeopleProps) {
  const look = { keyword, size: PAGE, ...(deptId ? { deptId, direct: true } : {}) };
  const pages = useInfiniteQuery({
    queryKey: [...query.chat.addressBook.queryKey, 'pages', look],
    queryFn: ({ pageParam }) => api.chat.addressBook({ ...look, current: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
  });
  const isEmpty = ({ pages: all }: NonNullable<typeof pages.data>) => all[0]?.total === 0;
  return (
    <Loaded query={pages} isEmpty={isEmpty} empty={t(deptId ? 'noPeopleHere' : 'nobodyFound')}>
      {({ pages: all }) => (
        <>
          <ul className="chat-list__rows" aria-label={t('people')}>
            {all
              .flatMap(({ records }) => records)
              .map((person) => (
                <li key={person.userId}>
                  <PersonRow person={person} onChoose={() => onChoose(person)} />
                </li>
              ))}
          </ul>
          {pages.hasNextPage && (
            <Button variant="quiet" wide loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('morePeople')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { loadConversations } from './chat-store.ts';

const t = textsOf({ chat });

type Chosen = { userId: string; name: string };
type NewGroupDialogProps = { onClose: () => void; onCreated: (jid: string) => void };

/** Name and members of a new group. */
export function NewGroupDialog({ onClose, onCreated }: NewGroupDialogProps) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const people = useQuery(query.chat.addressBook({ keyword, size: 20 }));
  const isChosen = (userId: string) => chosen.some((one) => one.userId === userId);
  const toggle = (person: Chosen) =>
    setChosen(isChosen(person.userId) ? chosen.filter((one) => one.userId !== person.userId) : [...chosen, person]);
  const create = async () => {
    const { jid } = await api.chat.createGroup({ name: name.trim(), userIds: chosen.map(({ userId }) => userId) });
    await loadConversations();
    onCreated(jid);
  };
  return (
    <Dialog
      open
      title={t('newGroup')}
      width={434}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          disabled={name.trim() === '' || chosen.length === 0}
          onClick={() => void create().catch(toastError)}
        >
          {t('createGroup')}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t('groupName')}
          required
          maxLength={chatLimits.conversationNameLength}
          value={name}
          onChange={setName}
        />
        <TextField
          label={t('groupPeople')}
          icon="search"
          placeholder={t('searchPeople')}
          value={typed}
          onChange={setTyped}
        />
        {chosen.length > 0 && (
          <Row gap={1} wrap>
            {chosen.map((person) => (
              <Chip key={person.userId} selected onClick={() => toggle(person)}>
                {person.name}
              </Chip>
            ))}
          </Row>
        )}
        <Loaded query={people} empty={t('nobodyFound')}>
          {({ records }) => (
            <Stack as="ul" gap={2} className="chat-members">
              {records.map((person) => (
                <li key={person.userId}>
                  <Checkbox checked={isChosen(person.userId)} onChange={() => toggle(person)}>
                    {person.name} {person.deptName}
                  </Checkbox>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

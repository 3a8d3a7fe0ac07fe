import { useQuery } from '@tanstack/react-query';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { mpTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { useChat } from './chat-store.ts';

const t = textsOf({ chat });

type ConversationPickerProps = {
  title: string;
  action: string;
  onClose: () => void;
  /** The dialog stays open when it fails. */
  onChoose: (jids: string[]) => Promise<void>;
};

/** A conversation by its id, or a person whose conversation is opened when it is chosen. */
type Target = { key: string; name: string; note: string };
const ofPerson = (userId: string) => `person ${userId}`;

async function toJid(key: string): Promise<string> {
  const userId = key.startsWith('person ') ? key.slice('person '.length) : undefined;
  return userId ? (await api.chat.open({ userId })).jid : key;
}

/** One or several conversations, found by their name or by the people they are with. */
export function ConversationPicker({ title, action, onClose, onChoose }: ConversationPickerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const targets = useTargets(typed.trim(), chosen);
  const isFull = chosen.length >= chatLimits.maxForwardTargets;
  const choose = async () => {
    setSending(true);
    try {
      await onChoose(await Promise.all(chosen.map(toJid)));
      onClose();
    } catch (error) {
      toastError(error);
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      width={434}
      onClose={onClose}
      aside={
        chosen.length > 0 && (
          <Text size={12} tone="second">
            {t('chosen', { n: chosen.length })}
          </Text>
        )
      }
      actions={
        <Button variant="primary" loading={sending} disabled={chosen.length === 0} onClick={() => void choose()}>
          {action}
        </Button>
      }
    >
      <Stack gap={3}>
        <TextField
          icon="search"
          data-autofocus
          aria-label={t('searchAll')}
          placeholder={t('searchPeople')}
          value={typed}
          onChange={setTyped}
        />
        {targets.length === 0 && <Empty size="small" text={t('nothingFound')} />}
        <Stack as="ul" gap={2} className="chat-members">
          {targets.map(({ key, name, note }) => (
            <li key={key}>
              <Checkbox
                checked={chosen.includes(key)}
                disabled={isFull && !chosen.includes(key)}
                onChange={(on) => setChosen(on ? [...chosen, key] : chosen.filter((one) => one !== key))}
              >
                {name} {note && <small>{note}</small>}
              </Checkbox>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** Conversations with this name, those chosen first, and people with whom there is none yet. */
function useTargets(typed: string, chosen: readonly string[]): Target[] {
  const all = useChat((s) => s.conversations) ?? [];
  const conversations = all.filter(({ mpType }) => mpType !== mpTypes.publicAccount);
  const keyword = useDebounced(typed, searchLimits.suggestDebounceMs);
  const people = useQuery({ ...query.chat.addressBook({ keyword, size: 20 }), enabled: keyword !== '' });
  const [seen, setSeen] = useState<Readonly<Record<string, Target>>>({});
  const wanted = typed.toLowerCase();
  const partners = new Set(conversations.map(({ toUserId }) => toUserId));
  const found: Target[] = [
    ...conversations
      .filter(({ toUserName }) => toUserName.toLowerCase().includes(wanted))
      .map(({ jid, toUserName }) => ({ key: jid, name: toUserName, note: '' })),
    ...(keyword === '' ? [] : (people.data?.records ?? []))
      .filter(({ userId, canWrite }) => canWrite && !partners.has(userId))
      .map(({ userId, name, deptName }) => ({ key: ofPerson(userId), name, note: deptName })),
  ];
  const fresh = found.filter(({ key }) => chosen.includes(key) && !seen[key]);
  if (fresh.length > 0) setSeen({ ...seen, ...Object.fromEntries(fresh.map((target) => [target.key, target])) });
  const kept = chosen.flatMap((key) => (found.some((one) => one.key === key) ? [] : (seen[key] ?? [])));
  return [...kept, ...found];
}

import { useQuery } from '@tanstack/react-query';
import type { Group } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ask } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { loadConversations } from './chat-store.ts';

const t = textsOf({ chat });

type GroupDialogProps = { jid: string; onClose: () => void; onLeft: () => void };

/** A group's announcement and members, and the way out of it. */
export function GroupDialog({ jid, onClose, onLeft }: GroupDialogProps) {
  const group = useQuery(query.chat.group({ jid }));
  const end = async ({ role }: Group) => {
    const isOwner = role === 'owner';
    const title = t(isOwner ? 'dissolveGroup' : 'leaveGroup');
    const isSure = await ask({ title, text: t(isOwner ? 'dissolveGroupSure' : 'leaveGroupSure'), danger: true });
    if (!isSure) return;
    await (isOwner ? api.chat.dissolveGroup({ jid }) : api.chat.leaveGroup({ jid }));
    onClose();
    onLeft();
    await loadConversations();
  };
  return (
    <Dialog open title={t('groupInfo')} width={434} onClose={onClose}>
      <Loaded query={group}>
        {(data) => (
          <Stack gap={4}>
            <Stack gap={1}>
              <Text strong>{t('announcement')}</Text>
              <Text tone="second">{data.announcement || t('noAnnouncement')}</Text>
            </Stack>
            <Text strong>{t('groupMembers', { n: data.members.length })}</Text>
            <Stack as="ul" gap={2} className="chat-members">
              {data.members.map(({ userId, name, avatar, role }) => (
                <li key={userId} className="chat-members__row">
                  <Avatar name={name} url={avatar ?? undefined} size={32} />
                  {name}
                  {role !== 'member' && <Chip>{t(role)}</Chip>}
                </li>
              ))}
            </Stack>
            <Button variant="danger" onClick={() => void end(data).catch(toastError)}>
              {t(data.role === 'owner' ? 'dissolveGroup' : 'leaveGroup')}
            </Button>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

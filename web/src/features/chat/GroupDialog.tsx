import type { Group } from '@yizhan/contract/entities/conversation.ts';
import { toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { loadConversations } from './chat-store.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupTexts } from './GroupTexts.tsx';
import { useGroup } from './useGroup.ts';
import { useImConfig } from './useImConfig.ts';

const t = textsOf({ chat });

type GroupDialogProps = { jid: string; onClose: () => void; onLeft: () => void };

/** A group's name, announcement and members, kept by its owner and administrators, and the way out of it. */
export function GroupDialog({ jid, onClose, onLeft }: GroupDialogProps) {
  const group = useGroup({ jid, toUserType: toUserTypes.group });
  const mayMakeGroups = useImConfig()?.mayMakeGroups ?? false;
  const [adding, setAdding] = useState(false);
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
    <Dialog open title={t('groupInfo')} width={640} onClose={onClose}>
      <Loaded query={group}>
        {(data) => (
          <Stack gap={4}>
            <GroupTexts group={data} />
            <GroupMembers group={data} />
            <Row gap={2} justify="between">
              <Button variant="danger" onClick={() => void end(data).catch(toastError)}>
                {t(data.role === 'owner' ? 'dissolveGroup' : 'leaveGroup')}
              </Button>
              {mayMakeGroups && (
                <Button icon="user-add" onClick={() => setAdding(true)}>
                  {t('addMembers')}
                </Button>
              )}
            </Row>
            {adding && <AddMembersDialog group={data} onClose={() => setAdding(false)} />}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

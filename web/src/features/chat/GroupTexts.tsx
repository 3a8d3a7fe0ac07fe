import type { Group } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ chat });

/** Name and announcement: fields for those who keep the group, text for the others. */
export function GroupTexts({ group }: { group: Group }) {
  const [name, setName] = useState(group.name);
  const [announcement, setAnnouncement] = useState(group.announcement);
  const isChanged = name.trim() !== group.name || announcement.trim() !== group.announcement;
  const save = async () => {
    await api.chat.updateGroup({ jid: group.jid, name: name.trim(), announcement: announcement.trim() });
    toast.success(t('saved'));
  };
  if (group.role === 'member')
    return (
      <Stack gap={1}>
        <Text size={16} strong>
          {group.name}
        </Text>
        <Text size={12} tone="second">
          {t('announcement')}
        </Text>
        <Text className="chat-announcement__text">{group.announcement || t('noAnnouncement')}</Text>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <TextField
        label={t('groupName')}
        required
        maxLength={chatLimits.conversationNameLength}
        value={name}
        onChange={setName}
      />
      <TextArea
        label={t('announcement')}
        rows={3}
        counted
        maxLength={chatLimits.announcementLength}
        value={announcement}
        onChange={setAnnouncement}
      />
      {isChanged && (
        <Row justify="end">
          <Button variant="primary" guard disabled={name.trim() === ''} onClick={() => void save().catch(toastError)}>
            {t('save')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

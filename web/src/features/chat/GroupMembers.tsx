import type { Group, GroupMember } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { MemberButton } from './MemberButton.tsx';
import { memberItems } from './member-items.ts';
import { matchMembers } from './mentions.ts';

const t = textsOf({ chat });

const ROW = 48;
const MOST_ROWS = 6;

/** The members, the owner first; a group may have two thousand, so only those on the screen are in the page. */
export function GroupMembers({ group }: { group: Group }) {
  const [typed, setTyped] = useState('');
  const { members } = group;
  const found = new Set(matchMembers(members, typed.trim(), members.length).map(({ userId }) => userId));
  const shown = members.filter(({ userId }) => found.has(userId));
  return (
    <Stack gap={2}>
      <Text strong>{t('groupMembers', { n: members.length })}</Text>
      {members.length > MOST_ROWS && (
        <TextField
          icon="search"
          aria-label={t('searchMembers')}
          placeholder={t('searchMembers')}
          value={typed}
          onChange={setTyped}
        />
      )}
      <Virtuoso
        style={{ height: ROW * Math.min(MOST_ROWS, Math.max(1, shown.length)) }}
        data={shown}
        computeItemKey={(_, { userId }) => userId}
        itemContent={(_, member) => <Member group={group} member={member} />}
      />
    </Stack>
  );
}

function Member({ group, member }: { group: Group; member: GroupMember }) {
  const ownId = useSession((s) => s.session?.user.user_id);
  const { userId, name, role } = member;
  const items = userId === ownId ? [] : memberItems(group, member);
  return (
    <div className="chat-members__row">
      <MemberButton member={member} />
      {userId === ownId && <Chip>{t('self')}</Chip>}
      {role !== 'member' && <Chip tone="brand">{t(role)}</Chip>}
      <span className="chat-members__end">
        {items.length > 0 && <Menu size="small" label={t('memberActions', { name })} items={items} />}
      </span>
    </div>
  );
}

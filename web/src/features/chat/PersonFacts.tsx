import type { ChatPerson } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';

const t = textsOf({ chat });

/** Name, picture, and what the school tells of a person. */
export function PersonFacts({ person }: { person: ChatPerson }) {
  const { name, avatar, deptName, post, number, phone, online } = person;
  return (
    <Stack gap={4}>
      <Row gap={3}>
        <ChatAvatar name={name} address={avatar} size={56} />
        <Stack gap={1}>
          <Text size={20} strong>
            {name}
          </Text>
          <Row>
            <Chip tone={online ? 'good' : 'neutral'}>{t(online ? 'online' : 'away')}</Chip>
          </Row>
        </Stack>
      </Row>
      <dl className="chat-facts">
        <Fact label={t('department')} value={deptName} />
        <Fact label={t('post')} value={post} />
        <Fact label={t('number')} value={number} />
        <Fact label={t('phone')} value={phone} />
      </dl>
    </Stack>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

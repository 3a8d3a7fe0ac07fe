import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { openDialog } from './chat-dialogs.ts';
import { usePerson } from './usePerson.ts';

const t = textsOf({ chat });

type PersonDialogProps = { userId: string; onClose: () => void; onTalk: (userId: string) => void };

/** Who somebody is, and the ways to reach them. */
export function PersonDialog({ userId, onClose, onTalk }: PersonDialogProps) {
  const person = usePerson(userId);
  const { data } = person;
  return (
    <Dialog
      open
      title={t('personCard')}
      width={434}
      onClose={onClose}
      actions={
        data && (
          <>
            <Button onClick={() => openDialog({ kind: 'sendCard', userId, name: data.name })}>{t('sendCard')}</Button>
            <Button
              variant="primary"
              disabled={!data.canWrite}
              title={data.canWrite ? undefined : t('cannotWrite')}
              onClick={() => onTalk(userId)}
            >
              {t('talk')}
            </Button>
          </>
        )
      }
    >
      <Loaded query={person}>
        {({ name, avatar, deptName, post, number, phone, online }) => (
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
        )}
      </Loaded>
    </Dialog>
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

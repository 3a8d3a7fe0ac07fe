import { toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { ThreadMessage } from './chat-state.ts';
import { MemberButton } from './MemberButton.tsx';
import { splitReaders } from './readers.ts';
import { useReaders } from './useReaders.ts';

const t = textsOf({ chat });

const ROW = 48;
const MOST_ROWS = 8;

type ReadersDialogProps = { message: Pick<ThreadMessage, 'jid' | 'seq'>; onClose: () => void };

/** Who of a group has read a message of one's own, and who has not; it follows as people read. */
export function ReadersDialog({ message: { jid, seq }, onClose }: ReadersDialogProps) {
  const readers = useReaders({ jid, toUserType: toUserTypes.group }) ?? [];
  const people = splitReaders(readers, seq);
  const [box, setBox] = useState<keyof typeof people>(people.unread.length > 0 ? 'unread' : 'read');
  const shown = people[box];
  const tabs = [
    { key: 'unread', label: t('notRead'), count: people.unread.length },
    { key: 'read', label: t('read'), count: people.read.length },
  ] as const;
  return (
    <Dialog open title={t('readers')} width={434} onClose={onClose}>
      <Tabs label={t('readers')} tabs={tabs} value={box} onChange={setBox}>
        {shown.length === 0 ? (
          <Text as="p" tone="second">
            {t(box === 'read' ? 'nobodyRead' : 'everybodyRead')}
          </Text>
        ) : (
          <Virtuoso
            style={{ height: ROW * Math.min(MOST_ROWS, shown.length) }}
            data={shown}
            initialItemCount={Math.min(MOST_ROWS, shown.length)}
            computeItemKey={(_, { userId }) => userId}
            itemContent={(_, member) => (
              <div className="chat-members__row">
                <MemberButton member={member} />
              </div>
            )}
          />
        )}
      </Tabs>
    </Dialog>
  );
}

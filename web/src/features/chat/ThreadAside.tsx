import { useQuery } from '@tanstack/react-query';
import type { ConversationWithLast, FoundMessage } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { goToMessage } from './chat-store.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import './thread-aside.css';
import { useGroup } from './useGroup.ts';
import { usePerson } from './usePerson.ts';

const t = textsOf({ chat });

/** Who is in the conversation and which files it has, beside the thread on a wide page. */
export function ThreadAside({ entry }: { entry: ConversationWithLast }) {
  const isOwn = entry.toUserId === chatLimits.systemAccountId;
  const isGroup = entry.toUserType === toUserTypes.group;
  // A public account's id is not a person's: asked for as one, it shows whoever has the same number.
  const isAccount = entry.mpType === mpTypes.publicAccount;
  return (
    <aside className="chat-aside" aria-label={t('peopleAndFiles')}>
      {isGroup && <Members entry={entry} />}
      {!isGroup && !isOwn && !isAccount && <Partner entry={entry} />}
      <SharedFiles jid={entry.jid} />
    </aside>
  );
}

function Members({ entry }: { entry: ConversationWithLast }) {
  return <Loaded query={useGroup(entry)}>{(group) => <GroupMembers group={group} />}</Loaded>;
}

function Partner({ entry }: { entry: ConversationWithLast }) {
  return <Loaded query={usePerson(entry.toUserId)}>{(person) => <PersonFacts person={person} />}</Loaded>;
}

function SharedFiles({ jid }: { jid: string }) {
  const found = useQuery(query.chat.files({ jid, size: chatLimits.shownFiles }));
  return (
    <section aria-label={t('sharedFiles')}>
      <Text as="h3" strong>
        {t('sharedFiles')}
      </Text>
      <Loaded query={found} empty={<Empty size="small" text={t('noFiles')} />}>
        {({ records }) => (
          <ul className="chat-aside__files">
            {records.map((message) => (
              <FileRow key={message.messageId} message={message} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Leads to the message that brought the file. */
function FileRow({ message: { messageId, type, content, fromUserName, timeSend } }: { message: FoundMessage }) {
  const now = useNow();
  return (
    <li>
      <button type="button" onClick={() => goToMessage(messageId)}>
        <Icon name={type === messageTypes.picture ? 'image' : 'file'} size={20} />
        <span>
          <Text ellipsis>{content}</Text>
          <Text size={12} tone="faint" ellipsis>
            {fromUserName} · {formatTime(timeSend, now)}
          </Text>
        </span>
      </button>
    </li>
  );
}

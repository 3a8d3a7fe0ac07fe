import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import type { AccountThread } from '@yizhan/contract/entities/public-account.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { accountThreadsTopic } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ noticeManage });

/** Whose messages are the account's own. */
const ACCOUNT_ITSELF = '0';

/** One reader's messages to an account, and the answer. */
export function ReplyThread({ thread: { jid, accountName } }: { thread: AccountThread }) {
  const client = useQueryClient();
  const found = useQuery(query.publicAccounts.thread({ jid }));
  useHint(accountThreadsTopic, () => void found.refetch());
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    const done = await runAction(api.publicAccounts.answer({ jid, content: text.trim() }), t('replySent'));
    setBusy(false);
    if (!done) return;
    setText('');
    await client.invalidateQueries({ queryKey: query.publicAccounts.queryKey });
  };
  return (
    <div className="replies__thread">
      <Loaded query={found}>
        {(messages) => (
          <ol className="replies__messages">
            {messages.map((message) => (
              <Line key={message.messageId} message={message} />
            ))}
          </ol>
        )}
      </Loaded>
      <TextArea
        label={t('replyTo', { account: accountName })}
        value={text}
        rows={3}
        maxLength={chatLimits.textLength}
        onChange={setText}
      />
      <Button variant="primary" loading={busy} disabled={text.trim() === ''} onClick={() => void answer()}>
        {t('replySend')}
      </Button>
    </div>
  );
}

const Line = ({
  message: { fromUserId, fromUserName, type, content, timeSend, recalled },
}: {
  message: ChatMessage;
}) =>
  recalled || type === messageTypes.recall ? null : (
    <li className={classes('replies__message', fromUserId === ACCOUNT_ITSELF && 'is-own')}>
      <span className="admin-muted">
        {fromUserName} {toMinute(timeSend)}
      </span>
      <p>{type === messageTypes.article ? t('replyArticle', { title: content }) : content}</p>
    </li>
  );

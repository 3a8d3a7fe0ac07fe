import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { sendStates } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { openDialog } from './chat-dialogs.ts';
import type { ThreadMessage } from './chat-state.ts';
import { discardMessage, resendMessage } from './chat-store.ts';
import { type Reader, splitReaders } from './readers.ts';

const t = textsOf({ chat });

type SendStateProps = {
  message: ThreadMessage;
  othersReadSeq: number | null;
  /** The others of a group. */
  readers: readonly Reader[] | undefined;
};

/** Under one's own message: on its way, delivered, read, or failed with what can be done. */
export function SendState({ message, othersReadSeq, readers }: SendStateProps) {
  const { jid, messageIdWeb, isSendType, problem, resends, seq } = message;
  if (isSendType === sendStates.sending)
    return (
      <Row gap={1} justify="end">
        <Spinner size={12} />
        <Text size={12} tone="faint">
          {t('sending')}
        </Text>
      </Row>
    );
  if (isSendType === sendStates.failed)
    return (
      <Row gap={2} justify="end">
        <Text size={12} tone="bad">
          {problem ?? t('failed')}
        </Text>
        {resends < chatLimits.maxResends && (
          <button type="button" className="chat-link" onClick={() => resendMessage(jid, messageIdWeb)}>
            {t('resend')}
          </button>
        )}
        <button type="button" className="chat-link" onClick={() => discardMessage(jid, messageIdWeb)}>
          {t('discard')}
        </button>
      </Row>
    );
  if (readers) {
    const { read, unread } = splitReaders(readers, seq);
    if (read.length + unread.length === 0) return null;
    return (
      <button type="button" className="chat-link" onClick={() => openDialog({ kind: 'readers', message })}>
        {unread.length === 0 ? t('readByAll') : t('readBy', { n: read.length })}
      </button>
    );
  }
  if (othersReadSeq === null) return null;
  return (
    <Text as="div" size={12} tone="faint" className="chat-message__state">
      {othersReadSeq >= seq ? t('read') : t('delivered')}
    </Text>
  );
}

import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, mpTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { sendFrame } from '../../lib/frames.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { touch, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ComposerBar } from './ComposerBar.tsx';
import './composer.css';
import type { ThreadMessage } from './chat-state.ts';
import { sendMessage } from './chat-store.ts';
import { describeMessage } from './describe-message.ts';
import { useDraft } from './drafts.ts';
import { MentionList } from './MentionList.tsx';
import { mentionsOf } from './mentions.ts';
import { isSendKey, useSendKey } from './send-key.ts';
import { UploadList } from './UploadList.tsx';
import { sendFiles } from './uploads.ts';
import { useMentions } from './useMentions.ts';

const t = textsOf({ chat });

type ComposerProps = {
  entry: ConversationWithLast;
  replyTo: ThreadMessage | undefined;
  onReplied: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
};

const quotationOf = ({ messageId, fromUserName, type, content, recalled }: ThreadMessage) => ({
  ...{ messageId, fromUserName, type, recalled },
  content: content.slice(0, chatLimits.previewLength),
});

/** Where a message is written: text with mentions, a reply, files, characters, a person's card. */
export function Composer({ entry, replyTo, onReplied, input }: ComposerProps) {
  const { jid } = entry;
  const isAccount = entry.mpType === mpTypes.publicAccount;
  const [draft, setDraft] = useDraft(jid);
  const sendKey = useSendKey((s) => s.sendKey);
  const isTouch = useMediaQuery(touch);
  const lastTyping = useRef(0);
  const listId = useId();
  /** Puts text in place of a part of the draft, with the caret after it. */
  const replace = (from: number, to: number, text: string) => {
    setDraft(draft.slice(0, from) + text + draft.slice(to));
    const caret = from + text.length;
    mentions.setCaret(caret);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  };
  const mentions = useMentions({ entry, text: draft, onReplace: replace });
  const send = () => {
    const content = draft.trim();
    if (content === '') return;
    sendMessage(jid, {
      type: messageTypes.text,
      content,
      mentions: mentionsOf(content, mentions.members).slice(0, chatLimits.maxMentions),
      quotation: replyTo ? quotationOf(replyTo) : null,
      quotedId: replyTo?.messageId ?? null,
    });
    setDraft('');
    onReplied();
  };
  const type = (text: string, caret: number) => {
    setDraft(text);
    mentions.setCaret(caret);
    if (Date.now() - lastTyping.current < chatLimits.typingMs) return;
    lastTyping.current = Date.now();
    sendFrame({ op: 'typing', jid });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Escape' && replyTo) onReplied();
    else if (isSendKey(event, sendKey)) send();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isAccount) sendFiles(jid, files);
  };
  const insert = (text: string) => {
    const { selectionStart = draft.length, selectionEnd = draft.length } = input.current ?? {};
    replace(selectionStart, selectionEnd, text);
  };
  const writeHint = isTouch ? t('writeTouch') : t(sendKey === 'enter' ? 'write' : 'writeCtrl');
  const isChoosing = mentions.shown.length > 0;
  return (
    <div className="chat-composer">
      <UploadList jid={jid} />
      {replyTo && (
        <Row className="chat-composer__reply" justify="between">
          <Text size={12} tone="second" ellipsis>
            {t('reply')} {replyTo.fromUserName}: {describeMessage(replyTo)}
          </Text>
          <IconButton icon="close" size="small" label={t('cancelReply')} onClick={onReplied} />
        </Row>
      )}
      <MentionList id={listId} people={mentions.shown} active={mentions.active} onChoose={mentions.choose} />
      <textarea
        ref={input}
        value={draft}
        rows={2}
        maxLength={chatLimits.textLength}
        aria-label={t('write')}
        aria-autocomplete="list"
        aria-controls={isChoosing ? listId : undefined}
        aria-activedescendant={isChoosing ? `${listId}-${mentions.active}` : undefined}
        placeholder={isAccount ? t('writeAccount') : writeHint}
        onChange={({ target }) => type(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => mentions.setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <ComposerBar jid={jid} textOnly={isAccount} canSend={draft.trim() !== ''} onInsert={insert} onSend={send} />
    </div>
  );
}

import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { sendFrame } from '../../lib/frames.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { ThreadMessage } from './chat-state.ts';
import { sendMessage } from './chat-store.ts';
import { describeMessage } from './describe-message.ts';
import { useDraft } from './drafts.ts';

const t = textsOf({ chat });

type ComposerProps = {
  jid: string;
  replyTo: ThreadMessage | undefined;
  onReplied: () => void;
  onFiles: (files: readonly File[]) => void;
  uploading: string | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
};

export function Composer({ jid, replyTo, onReplied, onFiles, uploading, input }: ComposerProps) {
  const [draft, setDraft] = useDraft(jid);
  const picker = useRef<HTMLInputElement>(null);
  const lastTyping = useRef(0);
  const send = () => {
    const content = draft.trim();
    if (content === '') return;
    const quotation = replyTo && {
      messageId: replyTo.messageId,
      fromUserName: replyTo.fromUserName,
      type: replyTo.type,
      content: replyTo.content.slice(0, chatLimits.previewLength),
    };
    const body = { type: messageTypes.text, content, quotation: quotation ?? null };
    sendMessage(jid, { ...body, quotedId: replyTo?.messageId ?? null });
    setDraft('');
    onReplied();
  };
  const type = (text: string) => {
    setDraft(text);
    if (Date.now() - lastTyping.current < chatLimits.typingMs) return;
    lastTyping.current = Date.now();
    sendFrame({ op: 'typing', jid });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes Chinese, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="chat-composer">
      {replyTo && (
        <Row className="chat-composer__reply" justify="between">
          <Text size={12} tone="second" ellipsis>
            {t('reply')} {replyTo.fromUserName}: {describeMessage(replyTo)}
          </Text>
          <IconButton icon="close" size="small" label={t('cancelReply')} onClick={onReplied} />
        </Row>
      )}
      <textarea
        ref={input}
        value={draft}
        rows={3}
        maxLength={chatLimits.textLength}
        aria-label={t('write')}
        placeholder={t('write')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Row justify="between">
        <Row gap={2}>
          <IconButton icon="attach" label={t('attach')} onClick={() => picker.current?.click()} />
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          {uploading && (
            <Text size={12} tone="second">
              {t('uploading', { name: uploading })}
            </Text>
          )}
        </Row>
        <Button variant="primary" disabled={draft.trim() === ''} onClick={send}>
          {t('send')}
        </Button>
      </Row>
    </div>
  );
}

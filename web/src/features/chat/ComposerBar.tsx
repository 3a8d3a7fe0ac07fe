import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { touch, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CardPicker } from './CardPicker.tsx';
import { sendMessage } from './chat-store.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import { type SendKey, setSendKey, useSendKey } from './send-key.ts';
import { sendFiles } from './uploads.ts';

const t = textsOf({ chat });

const keys: readonly SendKey[] = ['enter', 'ctrlEnter'];

type ComposerBarProps = {
  jid: string;
  /** Neither files nor cards. */
  textOnly: boolean;
  canSend: boolean;
  onInsert: (text: string) => void;
  onSend: () => void;
};

/** Below the field: characters, files, a person's card, and sending. */
export function ComposerBar({ jid, textOnly, canSend, onInsert, onSend }: ComposerBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const sendKey = useSendKey((s) => s.sendKey);
  const isTouch = useMediaQuery(touch);
  const items = keys.map((key) => ({
    key,
    label: t(`${key}Sends`),
    checked: key === sendKey,
    onSelect: () => setSendKey(key),
  }));
  return (
    <Row justify="between">
      <Row gap={1}>
        <EmojiPicker onChoose={onInsert} />
        {!textOnly && (
          <>
            <IconButton icon="attach" label={t('attach')} onClick={() => picker.current?.click()} />
            <IconButton icon="identity" label={t('sendCard')} onClick={() => setChoosing(true)} />
          </>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          onChange={(event) => {
            sendFiles(jid, [...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Row>
      <Row gap={1}>
        {!isTouch && <Menu size="small" icon="chevron-down" label={t('sendKey')} items={items} />}
        <Button variant="primary" disabled={!canSend} onClick={onSend}>
          {t('send')}
        </Button>
      </Row>
      {choosing && (
        <CardPicker
          onClose={() => setChoosing(false)}
          onChoose={({ userId, name }) => {
            setChoosing(false);
            sendMessage(jid, { type: messageTypes.person, content: name, objectId: userId });
          }}
        />
      )}
    </Row>
  );
}

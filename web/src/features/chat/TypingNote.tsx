import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useEffect } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { useChat } from './chat-store.ts';

const t = textsOf({ chat });

/** Says that somebody is writing, until some seconds after the last sign of it. */
export function TypingNote({ jid }: { jid: string }) {
  const typing = useChat((s) => (s.typing?.jid === jid ? s.typing : undefined));
  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => useChat.setState({ typing: undefined }), 2 * chatLimits.typingMs);
    return () => clearTimeout(timer);
  }, [typing]);
  if (!typing) return null;
  return (
    <Text size={12} tone="second">
      {t('typing', { name: typing.userName })}
    </Text>
  );
}

import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ chat });

/** A place further up that one should know of. */
type PlaceAbove = { messageId: string; label: string };

type ThreadPillsProps = {
  placeAbove: PlaceAbove | undefined;
  isAtEnd: boolean;
  newMessages: number;
  onMessage: (messageId: string) => void;
  onEnd: () => void;
};

/** Ways to what is not on the screen: up to where one was mentioned or stopped reading, down to the newest. */
export function ThreadPills({ placeAbove, isAtEnd, newMessages, onMessage, onEnd }: ThreadPillsProps) {
  const [above, setAbove] = useState(placeAbove);
  const goUp = () => {
    if (above) onMessage(above.messageId);
    setAbove(undefined);
  };
  return (
    <>
      {above && (
        <Button className="chat-pill chat-pill--above" size="small" icon="arrow-up" onClick={goUp}>
          {above.label}
        </Button>
      )}
      {!isAtEnd && (
        <Button className="chat-pill chat-pill--below" size="small" icon="arrow-down" onClick={onEnd}>
          {newMessages > 0 ? t('newMessages', { n: newMessages }) : t('toLatest')}
        </Button>
      )}
    </>
  );
}

/** Where one was mentioned, or stopped reading. */
export function placeAboveOf(entry: ConversationWithLast): PlaceAbove | undefined {
  const { jid, mentionedAt, unreadNumber, readSeq, lastSeq } = entry;
  // What is on the screen needs no way to it.
  if (mentionedAt && mentionedAt !== `${jid}-${lastSeq}`) return { messageId: mentionedAt, label: t('mentionedHere') };
  if (unreadNumber < chatLimits.foundMessages) return undefined;
  return { messageId: `${jid}-${readSeq + 1}`, label: t('unreadAbove', { n: unreadNumber }) };
}

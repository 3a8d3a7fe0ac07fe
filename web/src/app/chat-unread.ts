import { isCounted } from '@yizhan/contract/message-types.ts';
import { create } from 'zustand';
import { onFrame } from '../lib/frames.ts';
import { useSession } from '../lib/session.ts';

/** How many chat messages are unread: the server sends the total on connect and after reading, messages add to it. */
export const useChatUnread = create<{ total: number }>(() => ({ total: 0 }));

/** Listens from the moment the socket starts: the first total comes at once. Returns a function that stops it. */
export function startChatUnread(): () => void {
  const add = (count: number) => useChatUnread.setState(({ total }) => ({ total: total + count }));
  return onFrame((frame) => {
    if (frame.op === 'unread') useChatUnread.setState({ total: frame.total });
    if (frame.op === 'unread.more') add(frame.count);
    if (frame.op !== 'msg' || frame.quiet) return;
    const isOwn = frame.msg.fromUserId === useSession.getState().session?.user.user_id;
    if (!isOwn && isCounted(frame.msg.type)) add(1);
  });
}

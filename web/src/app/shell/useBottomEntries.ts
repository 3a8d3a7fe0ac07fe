import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useLocation } from 'react-router';
import { hrefOf, paths, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useChatUnread } from '../chat-unread.ts';
import { type Entry, useMenu } from './useMenu.ts';

const t = textsOf({ shell });

/** `unread`: a number at the corner. */
type BottomEntry = Entry & { unread?: number };

/** The pages one thumb reaches on a phone, in this order; "me" follows them. */
export function useBottomEntries(): BottomEntry[] {
  const [home, hall] = useMenu();
  const { pathname, search } = useLocation();
  const unread = useChatUnread((s) => s.total);
  const todos: Entry = {
    key: 'todos',
    name: t('todos'),
    icon: 'todo',
    href: hrefOf(todosPath('TODO')),
    outside: false,
    // The personal centre opens with the to-dos.
    current: pathname === paths.personal && !search.includes('section='),
  };
  const chat: BottomEntry = {
    key: 'chat',
    name: t('chat'),
    icon: 'chat',
    href: hrefOf(paths.chat),
    outside: false,
    current: pathname === paths.chat,
    unread,
  };
  return [home, hall, todos, chat].flatMap((entry) => entry ?? []);
}

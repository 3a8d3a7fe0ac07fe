import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useLocation } from 'react-router';
import { hrefOf, paths, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { type Entry, useMenu } from './useMenu.ts';

const t = textsOf({ shell });

/** The pages one thumb reaches on a phone, in this order; "me" follows them. */
export function useBottomEntries(): Entry[] {
  const [home, hall] = useMenu();
  const { pathname, search } = useLocation();
  const todos: Entry = {
    key: 'todos',
    name: t('todos'),
    icon: 'todo',
    href: hrefOf(todosPath('TODO')),
    outside: false,
    // The personal centre opens with the to-dos.
    current: pathname === paths.personal && !search.includes('section='),
  };
  return [home, hall, todos].flatMap((entry) => entry ?? []);
}

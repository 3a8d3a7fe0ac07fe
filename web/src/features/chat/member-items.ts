import type { Group, GroupMember } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ chat });

type Step = { key: string; label: string; sure?: string; danger?: boolean; run: () => Promise<unknown> };

const toItem = ({ key, label, sure, danger, run }: Step): MenuItem => ({
  key,
  label,
  danger,
  onSelect: () => {
    const agreed = sure ? ask({ title: label, text: sure, danger }) : Promise.resolve(true);
    void agreed.then((yes) => (yes ? run() : undefined)).catch(toastError);
  },
});

/** What the person may do with a member: the owner everything, an administrator removes plain members. */
export function memberItems({ jid, role }: Group, { userId, name, role: theirs }: GroupMember): MenuItem[] {
  const isOwner = role === 'owner';
  const canRemove = isOwner || (role === 'admin' && theirs === 'member');
  const setRole = (next: GroupMember['role']) => () => api.chat.setRole({ jid, userId, role: next });
  const steps: Step[] = [
    ...(isOwner && theirs === 'member' ? [{ key: 'admin', label: t('makeAdmin'), run: setRole('admin') }] : []),
    ...(isOwner && theirs === 'admin' ? [{ key: 'plain', label: t('dropAdmin'), run: setRole('member') }] : []),
    ...(isOwner
      ? [{ key: 'owner', label: t('makeOwner'), sure: t('makeOwnerSure', { name }), run: setRole('owner') }]
      : []),
    ...(canRemove
      ? [
          {
            key: 'remove',
            label: t('removeMember'),
            sure: t('removeMemberSure', { name }),
            danger: true,
            run: () => api.chat.removeMember({ jid, userId }),
          },
        ]
      : []),
  ];
  return steps.map(toItem);
}

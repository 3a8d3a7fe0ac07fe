import type { AddressBookEntry } from '@yizhan/contract/entities/conversation.ts';
import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/Text.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';

type PersonRowProps = {
  person: Pick<AddressBookEntry, 'name' | 'avatar' | 'deptName' | 'post' | 'number'>;
  onChoose: () => void;
  /** A mark at the right. */
  children?: ReactNode;
};

/** A person of the address book: name, and what tells two of the same name apart. */
export function PersonRow({ person: { name, avatar, deptName, post, number }, onChoose, children }: PersonRowProps) {
  return (
    <button type="button" className="chat-row" onClick={onChoose}>
      <ChatAvatar name={name} address={avatar} />
      <span className="chat-row__text">
        <Text strong ellipsis>
          {name}
        </Text>
        <Text size={12} tone="second" ellipsis>
          {[deptName, post, number].filter(Boolean).join(' · ')}
        </Text>
      </span>
      {children}
    </button>
  );
}

import type { Group, GroupMember } from '@yizhan/contract/entities/conversation.ts';

/** Another member of a group, and which of its messages are for them and read. */
export type Reader = Pick<GroupMember, 'userId' | 'name' | 'avatar' | 'joinedSeq' | 'readSeq'>;

/** The other members, each as far as the group or a receipt since then says. */
export const readersOf = ({ members }: Group, heard: Readonly<Record<string, number>>, ownId: string): Reader[] =>
  members
    .filter(({ userId }) => userId !== ownId)
    .map((member) => ({ ...member, readSeq: Math.max(member.readSeq, heard[member.userId] ?? 0) }));

/** Who has read a message and who has not; whoever joined after it is neither. */
export function splitReaders(readers: readonly Reader[], seq: number): { read: Reader[]; unread: Reader[] } {
  const receivers = readers.filter(({ joinedSeq }) => joinedSeq < seq);
  return {
    read: receivers.filter(({ readSeq }) => readSeq >= seq),
    unread: receivers.filter(({ readSeq }) => readSeq < seq),
  };
}

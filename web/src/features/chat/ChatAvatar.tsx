import { useNow } from '../../lib/useNow.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { avatarUrl } from './avatar-url.ts';

type ChatAvatarProps = { name: string; address: string | null | undefined; size?: number };

/** The picture of a person or a group, never older than a minute (CH-14). */
export function ChatAvatar({ name, address, size = 40 }: ChatAvatarProps) {
  return <Avatar name={name} url={avatarUrl(address, useNow())} size={size} />;
}

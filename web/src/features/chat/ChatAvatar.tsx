import { useFileLink } from '../../lib/file-link.ts';
import { useNow } from '../../lib/useNow.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { avatarUrl } from './avatar-url.ts';

type ChatAvatarProps = { name: string; address: string | null | undefined; size?: number };

/** The picture of a person or a group, never older than a minute (CH-14). */
export function ChatAvatar({ name, address, size = 40 }: ChatAvatarProps) {
  // The picture of a public account is an uploaded file, and needs a signed address.
  const upload = address?.startsWith('/files/') ? address : null;
  const { url } = useFileLink(upload);
  const now = useNow();
  return <Avatar name={name} url={upload ? url : avatarUrl(address, now)} size={size} />;
}

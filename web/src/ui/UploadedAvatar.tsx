import { useFileLink } from '../lib/file-link.ts';
import { Avatar } from './Avatar.tsx';

type UploadedAvatarProps = {
  name: string /** `/files/7`, or an address elsewhere. */;
  address: string | null | undefined;
  size?: number;
};

/** A picture that somebody uploaded: shown by a link of this session, which is renewed while it is open. */
export function UploadedAvatar({ name, address, size }: UploadedAvatarProps) {
  const upload = address?.startsWith('/files/') ? address : null;
  const { url } = useFileLink(upload);
  return <Avatar name={name} url={upload ? url : (address ?? undefined)} size={size} />;
}

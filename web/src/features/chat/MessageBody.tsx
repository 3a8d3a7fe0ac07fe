import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { filePath, useFileLink } from '../../lib/file-link.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/image-viewer.ts';
import { formatBytes } from './format-bytes.ts';
import { linkPartsOf } from './link-parts.ts';

const t = textsOf({ chat });

/** Text with its web addresses as links. */
function LinkedText({ text }: { text: string }) {
  return linkPartsOf(text).map((part) =>
    part.isLink ? (
      <a key={part.at} href={part.text} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

/** What a message shows, by its kind. */
export function MessageBody({ message }: { message: ChatMessage }) {
  const { type, content } = message;
  if (type === messageTypes.picture) return <PictureBody message={message} />;
  if (type === messageTypes.file) return <FileBody message={message} />;
  if (type === messageTypes.person)
    return (
      <span className="chat-person">
        <Avatar name={content} size={32} />
        {content}
      </span>
    );
  return <LinkedText text={content} />;
}

function PictureBody({ message: { objectId, content } }: { message: ChatMessage }) {
  const { url } = useFileLink(objectId && filePath(objectId));
  return (
    <button
      type="button"
      className="chat-picture"
      aria-label={t('viewPicture')}
      onClick={() => url && void openViewer({ pictures: [{ src: url, alt: content }], download: true })}
    >
      {url ? <img src={url} alt={content} /> : <Icon name="image" />}
    </button>
  );
}

function FileBody({ message: { objectId, content, fileSize } }: { message: ChatMessage }) {
  const { url } = useFileLink(objectId && filePath(objectId));
  return (
    <a className="chat-file" href={url} target="_blank" rel="noreferrer" aria-label={t('openFile', { name: content })}>
      <Icon name="file" size={28} />
      <span>
        <strong>{content}</strong>
        <small>{formatBytes(fileSize)}</small>
      </span>
    </a>
  );
}

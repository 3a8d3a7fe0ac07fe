import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { api } from '../../lib/api.ts';
import { filePath, useFileLink } from '../../lib/file-link.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { openViewer } from '../../ui/image-viewer.ts';
import { toastError } from '../../ui/toast-error.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { openDialog } from './chat-dialogs.ts';
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
  const { type, content, objectId } = message;
  if (type === messageTypes.picture) return <PictureBody message={message} />;
  if (type === messageTypes.article) return <ArticleBody message={message} />;
  if (type === messageTypes.file) return <FileBody message={message} />;
  if (type === messageTypes.person && objectId)
    return (
      <button
        type="button"
        className="chat-person"
        aria-label={t('openCard', { name: content })}
        onClick={() => openDialog({ kind: 'person', userId: objectId })}
      >
        <ChatAvatar name={content} address={null} size={36} />
        <span>
          <strong>{content}</strong>
          <small>{t('personCard')}</small>
        </span>
      </button>
    );
  return <LinkedText text={content} />;
}

function PictureBody({ message: { objectId, content } }: { message: ChatMessage }) {
  const { url, failed } = useFileLink(objectId && filePath(objectId));
  if (failed) return <span className="chat-picture chat-picture--failed">{t('failedPicture')}</span>;
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

/** Saves a file even if the browser could show it. */
async function saveFile(id: string) {
  const { url, name } = await api.files.downloadFile({ id });
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
}

function FileBody({ message: { objectId, content, fileSize } }: { message: ChatMessage }) {
  const { url } = useFileLink(objectId && filePath(objectId));
  return (
    <span className="chat-file">
      <a href={url} target="_blank" rel="noreferrer" aria-label={t('openFile', { name: content })}>
        <Icon name="file" size={28} />
        <span>
          <strong>{content}</strong>
          <small>{formatBytes(fileSize)}</small>
        </span>
      </a>
      {objectId && (
        <IconButton
          icon="download"
          size="small"
          label={t('saveFile', { name: content })}
          onClick={() => void saveFile(objectId).catch(toastError)}
        />
      )}
    </span>
  );
}

import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useShallow } from 'zustand/react/shallow';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { cancelUpload, retryUpload, type Upload, useUploads } from './uploads.ts';

const t = textsOf({ chat });

/** Files of this conversation that are on their way or did not get through. */
export function UploadList({ jid }: { jid: string }) {
  const uploads = useUploads(useShallow((s) => s.uploads.filter((upload) => upload.jid === jid)));
  if (uploads.length === 0) return null;
  return (
    <ul className="chat-uploads" aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload: { key, file, percent, state } }: { upload: Upload }) {
  const { name, size } = file;
  const isFailed = typeof state === 'object';
  return (
    <li>
      <span className="chat-uploads__name">
        <Text size={12} ellipsis>
          {name}
        </Text>
        <Text size={12} tone="faint">
          {formatBytes(size)}
        </Text>
      </span>
      {isFailed ? (
        <Text size={12} tone="bad">
          {state.problem || t('failed')}
        </Text>
      ) : (
        <Progress
          label={t('uploadProgress', { name })}
          value={state === 'waiting' ? 0 : percent}
          figure={state === 'uploading'}
        />
      )}
      {isFailed && !state.isRefused && (
        <IconButton icon="refresh" size="small" label={t('retryUpload', { name })} onClick={() => retryUpload(key)} />
      )}
      <IconButton
        icon="close"
        size="small"
        label={t(isFailed ? 'discardUpload' : 'cancelUpload', { name })}
        onClick={() => cancelUpload(key)}
      />
    </li>
  );
}

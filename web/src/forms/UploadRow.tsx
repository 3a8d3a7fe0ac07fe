import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { textsOf } from '../lib/text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Progress } from '../ui/Progress.tsx';
import type { Upload } from './useUploads.ts';

const t = textsOf({ forms });

type UploadRowProps = { upload: Upload; onDiscard: () => void; onRetry: () => void };

/** A file on its way, or one that did not get through. */
export function UploadRow({ upload: { file, percent, problem }, onDiscard, onRetry }: UploadRowProps) {
  const { name } = file;
  return (
    <div className="form-file">
      <span className="form-file__name">{name}</span>
      {problem === undefined ? (
        <Progress label={t('uploading', { name })} value={percent} figure />
      ) : (
        <Text size={12} tone="bad">
          {problem || t('failedUpload')}
        </Text>
      )}
      {problem !== undefined && (
        <IconButton icon="refresh" size="small" label={t('retryUpload', { name })} onClick={onRetry} />
      )}
      <IconButton
        icon="close"
        size="small"
        label={t(problem === undefined ? 'cancelUpload' : 'removeFile', { name })}
        onClick={onDiscard}
      />
    </div>
  );
}

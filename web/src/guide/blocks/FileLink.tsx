import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { Icon } from '../../ui/Icon.tsx';

type FileLinkProps = { file: StoredFile; label: string; ariaLabel?: string };

export function FileLink({ file, label, ariaLabel }: FileLinkProps) {
  return (
    <a className="guide-file" href={file.url} download={file.name} title={file.name} aria-label={ariaLabel}>
      <Icon name="download" size={16} />
      {label}
    </a>
  );
}

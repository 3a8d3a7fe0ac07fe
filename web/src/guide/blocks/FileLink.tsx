import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { Icon } from '../../ui/Icon.tsx';

type FileLinkProps = { file: StoredFile; label: string; spoken?: string };

export function FileLink({ file, label, spoken }: FileLinkProps) {
  return (
    <a className="guide-file" href={file.url} download={file.name} title={file.name} aria-label={spoken}>
      <Icon name="download" size={16} />
      {label}
    </a>
  );
}

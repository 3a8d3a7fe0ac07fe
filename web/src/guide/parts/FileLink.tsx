import type { MaterialFile } from '@yizhan/contract/guide-description.ts';
import { Icon } from '../../ui/Icon.tsx';

export function FileLink({ file, label, action }: MaterialFile) {
  return (
    <a className="guide-file" href={file.url} download={file.name} title={file.name} aria-label={action}>
      <Icon name="download" size={16} />
      {label}
    </a>
  );
}

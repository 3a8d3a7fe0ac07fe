import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ guides });

export function Attachments({ files }: { files: readonly StoredFile[] }) {
  return (
    <ul className="guide-attachments">
      {files.map(({ name, url }) => (
        <li key={url}>
          <a className="guide-attachment" href={url} download={name}>
            <Icon name="attach" size={18} />
            <span className="guide-attachment__name">{name}</span>
            <span className="guide-attachment__do guide-noprint">{t('download')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

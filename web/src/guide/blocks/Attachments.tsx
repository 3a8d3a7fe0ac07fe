import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { BlockProps } from '../shown-guide.ts';

const t = textsOf({ guides });

export function Attachments({ guide: { attachments } }: BlockProps) {
  return (
    <ul className="guide-attachments">
      {attachments.map(({ name, url }) => (
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

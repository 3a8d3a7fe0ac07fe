import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { pictureUrl } from '../lib/picture-urls.ts';
import { textsOf } from '../lib/text.ts';
import { PictureActions } from './PictureActions.tsx';
import './PictureField.css';

const t = textsOf({ portalConfig });

type PictureFieldProps = {
  id?: string;
  /** The recommended size: 1920 × 200. */
  size: string;
  alt: string;
  value?: string | null;
  onChange?: (link: string | null) => void;
};

/** A picture, uploaded at once; others see it when the draft is saved. */
export function PictureField({ id, size, alt, value, onChange }: PictureFieldProps) {
  const words = { upload: t('upload'), replace: t('replace'), remove: t('pictureRemove') };
  return (
    <div className="admin-picture">
      {value && <img className="admin-picture__image" src={pictureUrl(value)} alt={alt} />}
      <div className="admin-picture__actions">
        <PictureActions {...{ id, value, onChange, words }} />
      </div>
      <p className="admin-picture__help">{t('pictureHelp', { mb: fileLimits.maxPictureBytes / 1024 / 1024, size })}</p>
    </div>
  );
}

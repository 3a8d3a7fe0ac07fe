import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { PictureActions } from '../../admin-kit/PictureActions.tsx';
import { pictureUrl } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/image-viewer.ts';

const t = textsOf({ settings });
const viewerText = textsOf({ viewer });

type LogoFieldProps = { id?: string; value?: string | null; onChange?: (link: string | null) => void };

/** The crest: uploaded at once, public when the settings are saved. */
export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const picture = value ? pictureUrl(value) : undefined;
  const words = { upload: t('logoUpload'), replace: t('logoReplace'), remove: t('logoRemove') };
  return (
    <div className="admin-logo">
      {picture ? (
        <button
          type="button"
          className="admin-logo__frame"
          title={viewerText('open')}
          aria-label={viewerText('openNamed', { name: t('logo') })}
          onClick={() => void openViewer({ pictures: [{ src: picture, alt: t('logo') }] })}
        >
          <img src={picture} alt={t('logo')} />
        </button>
      ) : (
        <span className="admin-logo__frame">
          <Icon name="image" size={24} />
        </span>
      )}
      <div className="admin-logo__words">
        <div className="admin-logo__actions">
          <PictureActions {...{ id, value, onChange, words }} />
        </div>
        <p>{t('logoHelp', { mb: fileLimits.maxPictureBytes / 1024 / 1024 })}</p>
      </div>
    </div>
  );
}

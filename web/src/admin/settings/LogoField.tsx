import { limits } from '@yizhan/contract/limits.ts';
import { PictureActions } from '../../admin-kit/PictureActions.tsx';
import { pictureUrl } from '../../admin-kit/picture-urls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/image-viewer.ts';
import { t as v } from '../../ui/viewer/words.ts';
import { s } from './words.ts';

type LogoFieldProps = { id?: string; value?: string | null; onChange?: (link: string | null) => void };

/** The crest: uploaded at once, everybody's only when the settings are saved. */
export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const picture = value ? pictureUrl(value) : undefined;
  const words = { upload: s('logoUpload'), replace: s('logoReplace'), remove: s('logoRemove') };
  return (
    <div className="admin-logo">
      {picture ? (
        <button
          type="button"
          className="admin-logo__frame"
          title={v('open')}
          aria-label={v('openNamed', { name: s('logo') })}
          onClick={() => void openViewer({ pictures: [{ src: picture, alt: s('logo') }] })}
        >
          <img src={picture} alt={s('logo')} />
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
        <p>{s('logoHelp', { mb: limits.pictureBytes / 1024 / 1024 })}</p>
      </div>
    </div>
  );
}

import { limits } from '@yizhan/contract/limits.ts';
import { PictureActions } from '../../admin-kit/PictureActions.tsx';
import { useFileLink } from '../../lib/file-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/image-viewer.ts';
import { filterAcceptable, uploadPicture } from '../../ui/rich-text-editor/upload.ts';
import { t as v } from '../../ui/viewer/words.ts';
import { c } from './words.ts';

type ChartFieldProps = { id?: string; value?: string | null; onChange?: (path: string | null) => void };

/** The chart: uploaded at once, everybody's only when the card is saved. */
export function ChartField({ id, value, onChange }: ChartFieldProps) {
  const { url } = useFileLink(value);
  const words = { upload: c('chartUpload'), replace: c('chartReplace'), remove: c('chartRemove') };
  const upload = async (file: File) => {
    const [picture] = filterAcceptable([file]);
    return picture && (await uploadPicture(picture))?.src;
  };
  return (
    <div className="dept-cards__chart">
      {value && url ? (
        <button
          type="button"
          className="dept-cards__frame"
          title={v('open')}
          aria-label={v('openNamed', { name: c('chart') })}
          onClick={() => void openViewer({ pictures: [{ src: url, alt: c('chart') }] })}
        >
          <img src={url} alt={c('chart')} />
        </button>
      ) : (
        <span className="dept-cards__frame">
          <Icon name="image" size={24} />
        </span>
      )}
      <div className="dept-cards__upload">
        <div className="dept-cards__buttons">
          <PictureActions {...{ id, value, onChange, words, upload }} />
        </div>
        <p>{c('chartHelp', { mb: limits.pictureBytes / 1024 / 1024 })}</p>
      </div>
    </div>
  );
}

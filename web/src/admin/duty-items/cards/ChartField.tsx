import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { PictureActions } from '../../../admin-kit/PictureActions.tsx';
import { useFileLink } from '../../../lib/file-link.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { openViewer } from '../../../ui/image-viewer.ts';
import { filterAcceptable, uploadPicture } from '../../../ui/rich-text-editor/upload.ts';

const t = textsOf({ departmentCardsManage });
const viewerText = textsOf({ viewer });

type ChartFieldProps = { id?: string; value?: string | null; onChange?: (path: string | null) => void };

/** The organisation chart: uploaded at once, public when the card is saved. */
export function ChartField({ id, value, onChange }: ChartFieldProps) {
  const { url } = useFileLink(value);
  const words = { upload: t('chartUpload'), replace: t('chartReplace'), remove: t('chartRemove') };
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
          title={viewerText('open')}
          aria-label={viewerText('openNamed', { name: t('chart') })}
          onClick={() => void openViewer({ pictures: [{ src: url, alt: t('chart') }] })}
        >
          <img src={url} alt={t('chart')} />
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
        <p>{t('chartHelp', { mb: fileLimits.maxPictureBytes / 1024 / 1024 })}</p>
      </div>
    </div>
  );
}

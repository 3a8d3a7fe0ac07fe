import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { PictureActions } from '../../admin-kit/PictureActions.tsx';
import { useFileLink } from '../../lib/file-link.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { filterAcceptable, pictureTypes, uploadPicture } from '../../ui/rich-text-editor/upload.ts';

const t = textsOf({ newsManage });

type CoverFieldProps = { id?: string; value?: string | null; onChange?: (path: string | null) => void };

/** The cover of an article in lists: uploaded at once, assigned when the article is saved. */
export function CoverField({ id, value, onChange }: CoverFieldProps) {
  const { url } = useFileLink(value);
  const words = { upload: t('coverUpload'), replace: t('coverReplace'), remove: t('coverRemove') };
  const upload = async (file: File) => {
    const [picture] = filterAcceptable([file]);
    return picture && (await uploadPicture(picture))?.src;
  };
  return (
    <div className="news-cover">
      <span className="news-cover__frame">
        {value && url ? <img src={url} alt={t('cover')} /> : <Icon name="image" size={24} />}
      </span>
      <div className="news-cover__actions">
        <PictureActions {...{ id, value, onChange, words, upload }} accept={pictureTypes.join(',')} />
      </div>
      <p className="news-cover__help">{t('coverHelp', { mb: fileLimits.maxPictureBytes / 1024 / 1024 })}</p>
    </div>
  );
}

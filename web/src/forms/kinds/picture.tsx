import type { FieldValue } from '@yizhan/contract/fields.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { filePath, useFileLink } from '../../lib/file-link.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { FilesInput } from '../FilesInput.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

const t = textsOf({ forms });

const types = ['jpg', 'jpeg', 'png', 'gif', 'webp'];

/** One's own upload, before the case is there to sign a link. */
function UploadedPicture({ file: { id, name } }: { file: FieldValue<'picture'>[number] }) {
  const { url } = useFileLink(filePath(id));
  return <span className="form-picture">{url && <img src={url} alt={name} />}</span>;
}

export const picture: FieldPart<'picture'> = {
  Input: (props) => (
    <FilesInput
      {...toControlTexts(props)}
      value={props.value ?? []}
      onChange={props.onChange}
      most={props.field.settings.most}
      types={types}
      maxBytes={fileLimits.maxPictureBytes}
      add={t('addPicture')}
      accept="image/*"
      render={(file, remove) => (
        <div className="form-file">
          <UploadedPicture file={file} />
          <span className="form-file__name">{file.name}</span>
          <IconButton icon="trash" size="small" label={t('removeFile', { name: file.name })} onClick={remove} />
        </div>
      )}
    />
  ),
  Reader: ({ value, fileUrls }) => (
    <Row as="span" wrap align="start">
      {value.map(({ id, name }) => (
        <a key={id} href={fileUrls[id]} target="_blank" rel="noreferrer" className="form-picture">
          <img src={fileUrls[id]} alt={name} />
        </a>
      ))}
    </Row>
  ),
};

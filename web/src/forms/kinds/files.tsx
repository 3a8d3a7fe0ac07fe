import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FilesInput } from '../FilesInput.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

const t = textsOf({ forms });

export const files: FieldPart<'files'> = {
  Input: (props) => (
    <FilesInput
      {...toControlTexts(props)}
      value={props.value ?? []}
      onChange={props.onChange}
      most={props.field.settings.most}
      types={props.field.settings.types}
      maxBytes={fileLimits.maxUploadBytes}
      add={t('addFile')}
      render={({ name, size }, remove) => (
        <div className="form-file">
          <Icon name="attach" size={16} />
          <span className="form-file__name">{name}</span>
          <span className="form-small">{formatBytes(size)}</span>
          <IconButton icon="trash" size="small" label={t('removeFile', { name })} onClick={remove} />
        </div>
      )}
    />
  ),
  Reader: ({ value, fileUrls }) => (
    <ul className="form-files">
      {value.map(({ id, name, size }) => (
        <li key={id} className="form-file">
          <Icon name="attach" size={16} />
          <a href={fileUrls[id]} target="_blank" rel="noreferrer" className="form-file__name">
            {name}
          </a>
          <span className="form-small">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  ),
};

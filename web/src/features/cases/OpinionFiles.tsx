import type { FieldValue } from '@yizhan/contract/fields.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { FilesInput } from '../../forms/FilesInput.tsx';
import '../../forms/forms.css';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ casePage });
const formText = textsOf({ forms });

export type AttachedFiles = FieldValue<'files'>;

/** As an action sends them. */
export const toFileRefs = (files: AttachedFiles) => files.map(({ id, name }) => ({ id, name }));

type OpinionFilesProps = { value: AttachedFiles; onChange: (files: AttachedFiles) => void };

/** Files that go with an opinion; everybody concerned with the case can open them. */
export const OpinionFiles = ({ value, onChange }: OpinionFilesProps) => (
  <FilesInput
    id="opinion-files"
    label={t('attach')}
    value={value}
    onChange={(files) => onChange(files ?? [])}
    most={processLimits.maxAttachments}
    types={[]}
    maxBytes={fileLimits.maxUploadBytes}
    add={formText('addFile')}
    render={({ name, size }, remove) => (
      <div className="form-file">
        <Icon name="attach" size={16} />
        <span className="form-file__name">{name}</span>
        <span className="form-small">{formatBytes(size)}</span>
        <IconButton icon="trash" size="small" label={formText('removeFile', { name })} onClick={remove} />
      </div>
    )}
  />
);

import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FilesField } from '../../../admin-kit/rows/FilesField.tsx';
import { toStoredFile } from '../../../admin-kit/rows/useFileUpload.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

/** Block 10. */
export const AttachmentFields = () => (
  <FormField
    name="attachments"
    errorName={guideText('attachments')}
    help={t('fileHelp', { mb: fileLimits.maxUploadBytes / 1024 / 1024 })}
  >
    <FilesField most={guideLimits.maxFiles} keep={toStoredFile} />
  </FormField>
);

import { useQuery } from '@tanstack/react-query';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input, Select, Switch } from 'antd';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../admin-kit/IdentitiesSelect.tsx';
import { FilesField } from '../../admin-kit/rows/FilesField.tsx';
import { Rows } from '../../admin-kit/rows/Rows.tsx';
import { toStoredFile } from '../../admin-kit/rows/useFileUpload.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { clearable, selectIcons } from '../../ui/antd-icons.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';
import { GuidesSelect, ServicesSelect } from './LinkSelects.tsx';
import { PhrasesField } from './PhrasesField.tsx';

const t = textsOf({ faqManage });

export function FaqFields() {
  const scenes = useQuery(query.faq.scenes()).data ?? [];
  return (
    <>
      <FormField name="question" label={t('question')} help={t('questionHelp')} required>
        <Input maxLength={robotLimits.phraseLength} autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="similar" label={t('similar')} help={t('similarHelp')}>
        <PhrasesField />
      </FormField>
      <Rows name={['answers']} most={robotLimits.maxAnswers} fresh={{ identities: [], html: '' }} add={t('addAnswer')}>
        {(inRow) => (
          <div>
            <FormField {...inRow('identities')} label={t('answerFor')}>
              <IdentitiesSelect placeholder={t('answerForAll')} />
            </FormField>
            <FormField {...inRow('html')} label={t('answer')} required>
              <RichTextEditor label={t('answer')} />
            </FormField>
          </div>
        )}
      </Rows>
      <div className="faq__pair">
        <FormField name="deptId" label={t('dept')} required>
          <DepartmentSelect />
        </FormField>
        <FormField name="sceneId" label={t('scene')}>
          <Select
            {...selectIcons}
            allowClear={clearable()}
            options={scenes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
        <FormField name="validFrom" label={t('validFrom')}>
          <DayPicker />
        </FormField>
        <FormField name="validUntil" label={t('validUntil')} help={t('validHelp')}>
          <DayPicker />
        </FormField>
      </div>
      <FormField name="keywords" label={t('keywords')} help={t('keywordsHelp')}>
        <Input maxLength={robotLimits.keywordsLength} autoComplete="off" />
      </FormField>
      <FormField name="serviceIds" label={t('services')}>
        <ServicesSelect />
      </FormField>
      <FormField name="guideIds" label={t('guides')}>
        <GuidesSelect />
      </FormField>
      <FormField name="attachments" label={t('attachments')}>
        <FilesField most={robotLimits.maxAttachments} keep={toStoredFile} />
      </FormField>
      <div className="faq__pair">
        <FormField name="anonymous" label={t('anonymous')} valuePropName="checked">
          <Switch />
        </FormField>
        <FormField name="pinned" label={t('pinned')} valuePropName="checked">
          <Switch />
        </FormField>
      </div>
    </>
  );
}

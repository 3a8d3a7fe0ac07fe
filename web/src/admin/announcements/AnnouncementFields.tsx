import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { Input, Switch } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../admin-kit/IdentitiesSelect.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';

const t = textsOf({ announcementManage });

export function AnnouncementFields() {
  return (
    <>
      <FormField name="title" label={t('title')} required>
        <Input
          size="large"
          autoComplete="off"
          maxLength={fieldLimits.textLength}
          placeholder={t('titleHint')}
          data-autofocus=""
        />
      </FormField>
      <FormField name="content" label={t('content')}>
        <RichTextEditor label={t('content')} pictures tall />
      </FormField>
      <FormField name="important" label={t('important')} help={t('importantHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="until" label={t('until')} help={t('untilHelp')}>
        <TimePicker optional />
      </FormField>
      <FormField name="audience" label={t('audience')} help={t('audienceHelp')}>
        <IdentitiesSelect placeholder={t('everybody')} />
      </FormField>
      <FormField name="isPublic" label={t('isPublic')} help={t('isPublicHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="deptId" label={t('department')}>
        <DepartmentSelect placeholder={t('pickDepartment')} />
      </FormField>
    </>
  );
}

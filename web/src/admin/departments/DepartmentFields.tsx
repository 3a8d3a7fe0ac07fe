import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { Input } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ departments });

export function DepartmentFields({ self }: { self: string | undefined }) {
  return (
    <>
      <FormField name="parentId" label={t('parent')}>
        <DepartmentSelect placeholder={t('parentNone')} without={self} />
      </FormField>
      <FormField name="name" label={t('name')} required english>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="code" label={t('code')} help={t('codeHelp')} shape={t('codeWrong')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="shortName" label={t('shortName')} english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="leader" label={t('leader')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="phone" label={t('phone')}>
        <Input type="tel" autoComplete="off" />
      </FormField>
      <FormField name="location" label={t('location')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="intro" label={t('intro')}>
        <Input.TextArea rows={4} />
      </FormField>
    </>
  );
}

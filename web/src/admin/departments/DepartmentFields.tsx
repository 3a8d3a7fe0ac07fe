import { Input } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { d } from './words.ts';

export function DepartmentFields({ self }: { self: string | undefined }) {
  return (
    <>
      <FormField name="parentId" label={d('parent')}>
        <DepartmentSelect placeholder={d('parentNone')} without={self} />
      </FormField>
      <FormField name="name" label={d('name')} required>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="code" label={d('code')} help={d('codeHelp')} shape={d('codeWrong')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="shortName" label={d('shortName')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="leader" label={d('leader')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="phone" label={d('phone')}>
        <Input type="tel" autoComplete="off" />
      </FormField>
      <FormField name="location" label={d('location')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="intro" label={d('intro')}>
        <Input.TextArea rows={4} />
      </FormField>
    </>
  );
}

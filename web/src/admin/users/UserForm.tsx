import { type UserInput, userInput } from '@yizhan/contract/entities/users.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { textsOf } from '../../lib/text.ts';
import { Identities } from './Identities.tsx';

const t = textsOf({ users });
const adminText = textsOf({ admin });

type UserFormProps<A> = {
  initial: UserInput;
  save: (values: UserInput) => Promise<A>;
  onSaved: (answer: A) => void;
  onReload: () => void;
  onClose: () => void;
  readOnly?: boolean;
  note?: string;
};

export function UserForm<A>(props: UserFormProps<A>) {
  return (
    <RecordForm schema={userInput} {...props}>
      {props.readOnly && <p className="admin-form__warning">{adminText('readOnly')}</p>}
      <h3 className="admin-form__heading">{t('sectionAccount')}</h3>
      <FormField name="account" label={t('account')} help={t('accountHelp')} shape={t('accountShape')} required>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="realName" label={t('name')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="nickName" label={t('nickName')} help={t('nickNameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('email')} help={t('emailHelp')}>
        <Input type="email" autoComplete="off" />
      </FormField>
      <FormField name="mobile" label={t('mobile')}>
        <Input type="tel" autoComplete="off" />
      </FormField>
      <h3 className="admin-form__heading">{t('sectionIdentities')}</h3>
      <Identities />
    </RecordForm>
  );
}

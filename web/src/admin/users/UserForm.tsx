import { type UserInput, userInput } from '@yizhan/contract/entities/users.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { t } from '../../admin-kit/words.ts';
import { Identities } from './Identities.tsx';
import { u } from './words.ts';

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
      {props.readOnly && <p className="admin-form__warning">{t('readOnly')}</p>}
      <h3 className="admin-form__heading">{u('sectionAccount')}</h3>
      <FormField name="account" label={u('account')} help={u('accountHelp')} shape={u('accountShape')} required>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="realName" label={u('name')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="nickName" label={u('nickName')} help={u('nickNameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={u('email')} help={u('emailHelp')}>
        <Input type="email" autoComplete="off" />
      </FormField>
      <FormField name="mobile" label={u('mobile')}>
        <Input type="tel" autoComplete="off" />
      </FormField>
      <h3 className="admin-form__heading">{u('sectionIdentities')}</h3>
      <Identities />
    </RecordForm>
  );
}

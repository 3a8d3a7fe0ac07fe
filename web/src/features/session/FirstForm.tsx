import { accountPattern } from '@yizhan/contract/account-pattern.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormDone, FormFailure, FormTitle } from './FormParts.tsx';
import { SignInLink } from './LinkStates.tsx';
import { isNewPassword, NewPassword } from './NewPassword.tsx';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ account });

export function FirstForm({ code, policy }: { code: string; policy: { shortest: number; longest: number } }) {
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [checked, setChecked] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const noAccount = !accountPattern.test(account.trim());
  const noName = name.trim() === '';
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return !noAccount && !noName && isNewPassword(value, policy);
    },
    async send() {
      await api.session.createFirst({ code, account: account.trim(), name: name.trim(), password: value.password });
      // Signing in leads to the guide for a new school.
      saveReturnPage(sectionPath('setup'));
      setIsDone(true);
    },
  });
  if (isDone)
    return (
      <FormDone title={t('firstDone')} text={t('firstDoneText', { account: account.trim() })}>
        <SignInLink />
      </FormDone>
    );
  return (
    <>
      <FormTitle text={t('firstText')}>{t('firstTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          size="large"
          label={t('firstAccount')}
          placeholder={t('firstAccountHint')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={fieldLimits.accountLength}
          autoFocus
          value={account}
          onChange={setAccount}
          error={checked && noAccount ? t('firstAccountShape') : undefined}
        />
        <TextField
          size="large"
          label={t('firstName')}
          autoComplete="name"
          maxLength={fieldLimits.nameLength}
          value={name}
          onChange={setName}
          error={checked && noName ? t('firstNameMissing') : undefined}
        />
        <NewPassword value={value} onChange={setValue} policy={policy} checked={checked} />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('firstSubmit')}
        </Button>
      </form>
    </>
  );
}

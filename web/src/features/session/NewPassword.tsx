import { isGoodPassword, type PasswordPolicy, passwordRules, passwordStrength } from '@yizhan/contract/passwords.ts';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './NewPassword.css';

const t = textsOf({ account });

export type NewPasswordValue = { password: string; repeated: string };

export const isNewPassword = ({ password, repeated }: NewPasswordValue, policy: PasswordPolicy) =>
  isGoodPassword(password, policy) && password === repeated;

type NewPasswordProps = {
  value: NewPasswordValue;
  onChange: (value: NewPasswordValue) => void;
  policy: PasswordPolicy;
  /** The form was submitted: errors are shown from now on. */
  checked: boolean;
  size?: 'medium' | 'large';
};

/** A new password, typed twice, with the rules it does not meet yet. */
export function NewPassword({ value, onChange, policy, checked, size = 'large' }: NewPasswordProps) {
  const { password, repeated } = value;
  return (
    <>
      <div>
        <PasswordField
          size={size}
          label={t('newPassword')}
          autoComplete="new-password"
          maxLength={policy.longest}
          value={password}
          onChange={(next) => onChange({ password: next, repeated })}
          error={checked ? passwordError(password, policy) : undefined}
        />
        <Rules password={password} policy={policy} />
        {password !== '' && <Strength password={password} policy={policy} />}
      </div>
      <PasswordField
        size={size}
        label={t('repeatPassword')}
        autoComplete="new-password"
        maxLength={policy.longest}
        value={repeated}
        onChange={(next) => onChange({ password, repeated: next })}
        error={checked ? repeatError(value) : undefined}
      />
    </>
  );
}

function Rules({ password, policy }: { password: string; policy: PasswordPolicy }) {
  return (
    <ul className="password-rules">
      {passwordRules(password, policy).map(({ rule, met }) => (
        <li key={rule} className={met ? 'password-rules__met' : undefined}>
          <Icon name={met ? 'success' : 'info'} size={14} />
          {t(rule, policy)}
          <VisuallyHidden>{t(met ? 'ruleMet' : 'ruleNotMet')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

function Strength({ password, policy }: { password: string; policy: PasswordPolicy }) {
  const strength = passwordStrength(password, policy);
  return (
    <p className={`password-strength password-strength--${strength}`} role="status">
      <span className="password-strength__bar" aria-hidden="true" />
      {t('strength', { strength: t(strength) })}
    </p>
  );
}

function passwordError(password: string, policy: PasswordPolicy) {
  if (password === '') return t('newPasswordMissing');
  return isGoodPassword(password, policy) ? undefined : t('passwordWeak');
}

function repeatError({ password, repeated }: NewPasswordValue) {
  if (repeated === '') return t('repeatMissing');
  return repeated === password ? undefined : t('repeatDiffers');
}

import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isGoodPassword, passwordRules, passwordStrength } from './login-rules.ts';
import './NewPassword.css';

const t = textsOf({ account });

type Policy = { shortest: number; longest: number };
export type NewPasswordValue = { password: string; repeated: string };

export const isNewPassword = ({ password, repeated }: NewPasswordValue, policy: Policy) =>
  isGoodPassword(password, policy) && password === repeated;

type NewPasswordProps = {
  value: NewPasswordValue;
  onChange: (value: NewPasswordValue) => void;
  policy: Policy;
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

function Rules({ password, policy }: { password: string; policy: Policy }) {
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

function Strength({ password, policy }: { password: string; policy: Policy }) {
  const strength = passwordStrength(password, policy);
  return (
    <p className={`password-strength password-strength--${strength}`} role="status">
      <span className="password-strength__bar" aria-hidden="true" />
      {t('strength', { strength: t(strength) })}
    </p>
  );
}

function passwordError(password: string, policy: Policy) {
  if (password === '') return t('newPasswordMissing');
  return isGoodPassword(password, policy) ? undefined : t('passwordWeak');
}

function repeatError({ password, repeated }: NewPasswordValue) {
  if (repeated === '') return t('repeatMissing');
  return repeated === password ? undefined : t('repeatDiffers');
}

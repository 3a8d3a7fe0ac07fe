import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import './CaptchaField.css';
import type { Captcha } from './useCaptcha.ts';

const t = textsOf({ session });

type CaptchaFieldProps = {
  captcha: Captcha;
  value: string;
  onChange: (value: string) => void;
  onAnother: () => void;
  error: string | undefined;
};

export default function CaptchaField({ captcha, value, onChange, onAnother, error }: CaptchaFieldProps) {
  const label = captcha.is === 'failed' ? t('captchaFailed') : t('captchaPicture');
  return (
    <div className="captcha">
      <TextField
        size="large"
        label={t('captcha')}
        placeholder={t('captchaHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={16}
        required
        {...{ value, onChange, error }}
      />
      <button type="button" className="captcha__picture" title={label} onClick={onAnother}>
        {captcha.is === 'shown' && <img src={captcha.image} alt={label} />}
        {captcha.is === 'loading' && <Spinner size={18} label={label} />}
        {captcha.is === 'failed' && <Icon name="refresh" label={label} />}
      </button>
    </div>
  );
}

import { Button } from '../../../ui/Button.tsx';
import { t } from '../words.ts';
import { SecurityRow } from './SecurityRow.tsx';

export function Password({ onChange }: { onChange: () => void }) {
  return (
    <SecurityRow icon="key" title={t('password')} actions={<Button onClick={onChange}>{t('changePassword')}</Button>}>
      <p>{t('passwordText')}</p>
    </SecurityRow>
  );
}

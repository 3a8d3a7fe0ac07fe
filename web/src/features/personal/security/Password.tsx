import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { SecurityRow } from './SecurityRow.tsx';

const t = textsOf({ personal });

export function Password({ onChange }: { onChange: () => void }) {
  return (
    <SecurityRow icon="key" title={t('password')} actions={<Button onClick={onChange}>{t('changePassword')}</Button>}>
      <p>{t('passwordText')}</p>
    </SecurityRow>
  );
}

import { useQuery } from '@tanstack/react-query';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';

const t = textsOf({ personal });
const accountText = textsOf({ account });

/** The password: since when it is this one, and how hard to guess. */
export function Password({ onChange }: { onChange: () => void }) {
  const { data } = useQuery(query.security.password());
  return (
    <SecurityRow icon="key" title={t('password')} actions={<Button onClick={onChange}>{t('changePassword')}</Button>}>
      <p>{t('passwordText')}</p>
      <p className="security-row__facts">
        {data && (
          <span>
            {data.changedAt ? t('passwordSince', { time: withoutSeconds(data.changedAt) }) : t('passwordFirst')}
          </span>
        )}
        {data?.strength && <span>{accountText('strength', { strength: accountText(data.strength) })}</span>}
      </p>
    </SecurityRow>
  );
}

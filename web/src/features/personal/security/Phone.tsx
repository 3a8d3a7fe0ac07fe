import { useQuery } from '@tanstack/react-query';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

const t = textsOf({ personal });

/** The phone that signs one in; nothing when the school has no SMS for it and none is bound. */
export function Phone() {
  const offered = useSession((s) => s.boot?.loginWays.includes('sms')) ?? false;
  const { data } = useQuery(query.security.bindings());
  const [open, setOpen] = useState<'bind' | 'unbind'>();
  const bound = data?.find(({ kind }) => kind === 'sms');
  if (!data || (!offered && !bound)) return null;
  return (
    <SecurityRow
      icon="mobile"
      title={t('phone')}
      state={
        bound ? (
          <Chip tone="good" icon="check">
            {t('bound')}
          </Chip>
        ) : (
          <Chip>{t('notBound')}</Chip>
        )
      }
      actions={
        <>
          {bound && <Button onClick={() => setOpen('unbind')}>{t('unbind')}</Button>}
          {offered && <Button onClick={() => setOpen('bind')}>{t(bound ? 'phoneChange' : 'phoneBind')}</Button>}
        </>
      }
    >
      <p>{t(bound ? 'phoneText' : 'phoneNotBoundText')}</p>
      {bound && (
        <p className="security-row__facts">
          <span>{bound.shown}</span>
          <span>{t('boundSince', { time: withoutSeconds(bound.boundAt) })}</span>
        </p>
      )}
      {open === 'bind' && <PhoneDialog onClose={() => setOpen(undefined)} />}
      {open === 'unbind' && bound && <UnbindDialog bound={bound} onClose={() => setOpen(undefined)} />}
    </SecurityRow>
  );
}

import { useQuery } from '@tanstack/react-query';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

const t = textsOf({ personal });

/** The WeChat binding; nothing when the school has no WeChat and nothing is bound. */
export function Binding() {
  const offered = useSession((s) => s.boot?.loginWays.includes('wechat')) ?? false;
  const bindings = useQuery(query.security.bindings());
  const [unbinding, setUnbinding] = useState<string>();
  const isBound = bindings.data?.some(({ kind }) => kind === 'wechat') ?? false;
  if (!offered && !isBound) return null;
  return (
    <Loaded query={bindings} skeleton={<RowSkeleton />} isEmpty={() => false}>
      {(all) => {
        const bound = all.find(({ kind }) => kind === 'wechat');
        return bound ? (
          <SecurityRow
            icon="chat"
            title={t('binding')}
            state={
              <Chip tone="good" icon="check">
                {t('bound')}
              </Chip>
            }
            actions={<Button onClick={() => setUnbinding(bound.id)}>{t('unbind')}</Button>}
          >
            <p>{t('bindingText')}</p>
            <p className="security-row__facts">
              <span>{t('boundSince', { time: withoutSeconds(bound.boundAt) })}</span>
            </p>
            {unbinding === bound.id && <UnbindDialog bound={bound} onClose={() => setUnbinding(undefined)} />}
          </SecurityRow>
        ) : (
          <SecurityRow icon="chat" title={t('binding')} state={<Chip>{t('notBound')}</Chip>} actions={null}>
            <p>{t('notBoundText')}</p>
          </SecurityRow>
        );
      }}
    </Loaded>
  );
}

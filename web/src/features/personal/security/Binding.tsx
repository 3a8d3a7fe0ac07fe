import { useQuery } from '@tanstack/react-query';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { api, query } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { useConfirm } from '../../../ui/useConfirm.ts';
import { RowSkeleton } from './RowSkeleton.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';
import { useSecurityAction } from './useSecurityAction.ts';

const t = textsOf({ personal });

/** The WeChat binding; nothing when the school has no WeChat and nothing is bound. */
export function Binding() {
  const offered = useSession((s) => s.boot?.loginWays.includes('wechat')) ?? false;
  const bindings = useQuery(query.security.bindings());
  const confirm = useConfirm();
  const action = useSecurityAction();
  const unbind = async (id: string) => {
    if (!(await confirm({ title: t('unbindTitle'), text: t('unbindText'), yes: t('unbind'), danger: true }))) return;
    await action(api.security.removeBind({ id }), () => t('unbound'));
  };
  if (!offered && !bindings.data?.length) return null;
  return (
    <Loaded query={bindings} skeleton={<RowSkeleton />} isEmpty={() => false}>
      {([bound]) =>
        bound ? (
          <SecurityRow
            icon="chat"
            title={t('binding')}
            state={
              <Chip tone="good" icon="check">
                {t('bound')}
              </Chip>
            }
            actions={<Button onClick={() => void unbind(bound.id)}>{t('unbind')}</Button>}
          >
            <p>{t('bindingText')}</p>
            <p className="security-row__facts">
              <span>{t('boundSince', { time: withoutSeconds(bound.boundAt) })}</span>
            </p>
          </SecurityRow>
        ) : (
          <SecurityRow icon="chat" title={t('binding')} state={<Chip>{t('notBound')}</Chip>} actions={null}>
            <p>{t('notBoundText')}</p>
          </SecurityRow>
        )
      }
    </Loaded>
  );
}

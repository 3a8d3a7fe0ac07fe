import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useAddressPage } from '../../../admin-kit/list/useAddressPage.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { SectionProps } from '../section.ts';
import { SignInTable } from './SignInTable.tsx';
import { useDevices } from './useDevices.ts';
import { usePageParam } from './usePageParam.ts';

const t = textsOf({ personal });

const size = signInLimits.logPageSize;

/** The sign-ins, newest first, and what to do about an unknown one. */
export function SignIns({ onChangePassword }: SectionProps) {
  const [page, setPage] = usePageParam();
  const log = useQuery({ ...query.security.signIns({ current: page, size }), placeholderData: keepPreviousData });
  const paged = useAddressPage(log);
  const { others, removeOthers } = useDevices();
  return (
    <Card title={t('log')}>
      <div className="security-hint">
        <Icon name="info" size={18} />
        <p>{t('logHint')}</p>
        <div className="security-hint__actions">
          <Button variant="quiet" size="small" onClick={onChangePassword}>
            {t('changePassword')}
          </Button>
          {others > 0 && (
            <Button variant="quiet" size="small" onClick={() => void removeOthers()}>
              {t('removeOthers')}
            </Button>
          )}
        </div>
      </div>
      <Loaded query={paged} empty={t('logNone')} skeleton={<Skeleton lines={6} />}>
        {({ records, total }) => (
          <>
            <SignInTable entries={records} />
            {total > size && <Pagination page={page} size={size} total={total} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticesTopic, recalledTopic } from '@yizhan/contract/notice-kinds.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, noticePath, paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { NoticeView } from './NoticeView.tsx';
import { isDeletedNotice } from './open-notice.ts';
import './Notice.css';
import { useMarkRead } from './useMarkRead.ts';

const t = textsOf({ noticeReading });

/** RT-4: one notice in its own window. `gone`: what stands there once it is deleted or recalled, even while it is read. */
export function NoticeScreen({ gone }: { gone: ReactNode }) {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const signedIn = useSession((s) => s.session !== undefined);
  const found = useQuery({
    ...(signedIn ? query.notices.detail({ id }) : query.notices.open({ id })),
    enabled: isId(id),
    refetchInterval: noticeLimits.detailRefetchMs,
  });
  useHint(recalledTopic, found.refetch);
  useHint(noticesTopic, found.refetch);
  useTitle(found.data?.title ?? t('title'));
  useMarkRead(found.data);
  if (!isId(id) || isDeletedNotice(found.error)) return gone;
  if (!signedIn && isRefused(found.error)) return <ToLogin id={id} />;
  return (
    <div className="notice-page">
      <div className="notice-page__bar">
        {signedIn ? <a href={hrefOf(paths.notices)}>{t('toMine')}</a> : <span />}
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Loaded query={found} skeleton={<Skeleton lines={8} />}>
        {(notice) => (
          <NoticeView notice={notice}>
            {notice.isReceiver && notice.needConfirm && <ConfirmBar notice={notice} onConfirmed={found.refetch} />}
          </NoticeView>
        )}
      </Loaded>
    </div>
  );
}

const isId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

/** Who is not signed in comes back here afterwards. */
function ToLogin({ id }: { id: string }) {
  useEffect(() => saveReturnPage(noticePath(id)), [id]);
  return <Redirect to={paths.login} />;
}

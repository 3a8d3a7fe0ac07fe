import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { hrefOf, paths, servicePath } from '../../lib/paths.ts';
import { ApiError } from '../../lib/request.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FramedPage } from './FramedPage.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { kindOf } from './frame-rules.ts';
import './FrameScreen.css';
import { t } from './words.ts';

/** A stored address inside the portal. The page's own query names an id, never an address. */
export default function FrameScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!/^\d{1,18}$/.test(id)) return <FrameNotice title={t('noId')} text={t('noIdText')} />;
  return <StoredFrame key={`${pathname} ${id}`} path={pathname} id={id} />;
}

function StoredFrame({ path, id }: { path: string; id: string }) {
  const kind = kindOf(path);
  const frame = useQuery(query.shell.frame({ kind, id }));
  const { error } = frame;
  // The server answered, and refused: closed, withdrawn or meant for others. Asking again would change nothing.
  if (error instanceof ApiError && error.http === 200 && !frame.data)
    return (
      <FrameNotice
        title={error.msg}
        text={kind === 'service' ? t('serviceText') : error.msgDetail}
        action={
          kind === 'service' ? (
            <a href={hrefOf(servicePath(id))}>{t('toService')}</a>
          ) : (
            <a href={hrefOf(paths.home)}>{t('toHome')}</a>
          )
        }
      />
    );
  return (
    <div className="frame-screen">
      <Loaded query={frame} skeleton={<Skeleton shape="block" height={320} />}>
        {(page) => <FramedPage page={page} />}
      </Loaded>
    </div>
  );
}

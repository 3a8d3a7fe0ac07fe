import { useQuery } from '@tanstack/react-query';
import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import { frames } from '@yizhan/contract/texts/zh-CN/frames.ts';
import { useLocation, useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, paths, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FramedPage } from './FramedPage.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { parseFrameKind } from './frame-rules.ts';
import './FrameScreen.css';

const t = textsOf({ frames });

/** A stored address inside the portal. The query holds an id, never an address. */
export default function FrameScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!/^\d{1,18}$/.test(id)) return <NoFrame />;
  return <StoredFrame key={`${pathname} ${id}`} path={pathname} id={id} />;
}

function NoFrame() {
  useTitle(t('noId'));
  return <FrameNotice title={t('noId')} text={t('noIdText')} />;
}

function StoredFrame({ path, id }: { path: string; id: string }) {
  const kind = parseFrameKind(path);
  const frame = useQuery(query.shell.frame({ kind, id }));
  const { data, error } = frame;
  // The server refused: closed, withdrawn or for other people. A retry would change nothing.
  const refusal = isRefused(error) && !data ? error : undefined;
  useTitle(data?.title ?? refusal?.msg ?? t('title'));
  if (refusal) return <FrameRefusal kind={kind} id={id} refusal={refusal} />;
  return (
    <div className="frame-screen">
      <Loaded query={frame} skeleton={<Skeleton shape="block" height={320} />}>
        {(page) => <FramedPage page={page} />}
      </Loaded>
    </div>
  );
}

function FrameRefusal({ kind, id, refusal }: { kind: FrameKind; id: string; refusal: ApiError }) {
  const { text, href, way } = nextStep(kind, id, refusal);
  return <FrameNotice title={refusal.msg} text={text} action={<a href={hrefOf(href)}>{way}</a>} />;
}

/** The service's own page says whom it is for, when it opens, or that it is gone. */
function nextStep(kind: FrameKind, id: string, { msgDetail }: ApiError) {
  if (kind !== 'service') return { text: msgDetail, href: paths.home, way: t('toHome') };
  return { text: t('serviceText'), href: servicePath(id), way: t('toService') };
}

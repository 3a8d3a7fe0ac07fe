import { useQuery } from '@tanstack/react-query';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { ShownList } from './columns.ts';
import { ItemView } from './ItemView.tsx';
import { Paper, usePaper } from './Paper.tsx';

const t = textsOf({ dutyLists });

const ItemCorrection = lazyPart(() => import('./ItemCorrection.tsx'));

type ItemDrawerProps = { id: string; lists: readonly ShownList[]; onClose: () => void };

/** One item beside its list; its address can be passed on. */
export function ItemDrawer({ id, lists, onClose }: ItemDrawerProps) {
  const signedIn = useSession((s) => s.session !== undefined);
  const found = useQuery(signedIn ? query.dutyLists.detail({ id }) : query.dutyLists.openDetail({ id }));
  const [correcting, setCorrecting] = useState(false);
  const paper = usePaper();
  const item = found.data;
  const list = lists.find(({ code }) => code === item?.listType);
  const copy = async () => {
    if (await copyText(window.location.href)) toast.success(t('linkCopied'));
  };
  const actions = item && (
    <>
      <Button size="small" icon="print" onClick={paper.print}>
        {t('print')}
      </Button>
      <Button size="small" icon="link" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      {signedIn && (
        <Button size="small" icon="flag" onClick={() => setCorrecting(true)}>
          {t('correct')}
        </Button>
      )}
    </>
  );
  return (
    <Drawer title={item?.title ?? t('detail')} onClose={onClose} actions={actions}>
      <Loaded query={found} skeleton={<Skeleton lines={8} />}>
        {(loaded) => <ItemView item={loaded} list={list} />}
      </Loaded>
      {paper.printing && item && (
        <Paper title={item.title} about={`${item.listName} · ${item.deptName}`} onReady={paper.ready}>
          <ItemView item={item} list={list} />
        </Paper>
      )}
      <OpenBoundary onFailed={() => setCorrecting(false)}>
        {correcting && item && <ItemCorrection item={item} onClose={() => setCorrecting(false)} />}
      </OpenBoundary>
    </Drawer>
  );
}

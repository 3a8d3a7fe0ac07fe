import { useQuery } from '@tanstack/react-query';
import { type PreviewReader, previewReaders } from '@yizhan/contract/efficiency-kinds.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useState } from 'react';
import { Dashboard } from '../../features/efficiency/Dashboard.tsx';
import { usePreviewAddress } from '../../features/efficiency/useEfficiencyAddress.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const t = textsOf({ efficiency });
const readerNames = { members: 'asMembers', visitors: 'asVisitors' } as const;

/** The saved draft with the figures of now, as members or visitors would see it. */
export function DashboardPreview({ onClose }: { onClose: () => void }) {
  const [reader, setReader] = useState<PreviewReader>('members');
  const address = usePreviewAddress(reader);
  // The draft was saved just now: what was loaded before is not it.
  const view = useQuery({ ...query.efficiency.view({ preview: reader }), staleTime: 0, gcTime: 0 });
  return (
    <Dialog open title={t('previewing')} width={1200} onClose={onClose}>
      <div className="eff-preview">
        <fieldset className="eff-preview__readers" aria-label={t('previewAs')}>
          {previewReaders.map((one) => (
            <Chip key={one} selected={one === reader} onClick={() => setReader(one)}>
              {t(readerNames[one])}
            </Chip>
          ))}
          <small>{t('previewNote')}</small>
        </fieldset>
        <Loaded query={view} skeleton={<Skeleton shape="block" height={400} />}>
          {(shown) => (
            <>
              <h3>{shown.title}</h3>
              {shown.intro && <p>{shown.intro}</p>}
              {reader === 'visitors' && !shown.anonymousVisible && <p role="status">{t('previewClosed')}</p>}
              <Dashboard view={shown} address={address} wall={false} />
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';

/** One announcement in full. Loaded when the first one is opened. */
export default function AnnouncementDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const detail = useQuery(query.announcements.detail({ id }));
  return (
    <Dialog open title={detail.data?.title ?? <Skeleton width="12em" />} width={640} onClose={onClose}>
      <Loaded query={detail} skeleton={<Skeleton lines={6} />}>
        {(announcement) => <AnnouncementText announcement={announcement} />}
      </Loaded>
    </Dialog>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import AnnouncementDialog from '../../cards/announcements/AnnouncementDialog.tsx';
import { AnnouncementLine } from '../../cards/announcements/AnnouncementLine.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import '../../ui/Card.css';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnnouncementsParams } from './useAnnouncementsParams.ts';

const t = textsOf({ announcements });

/** Every announcement for the person: where 更多 of the card leads. */
export default function AnnouncementsScreen() {
  const { dataSource, important, page, open, change } = useAnnouncementsParams();
  const now = useNow();
  const found = useQuery({
    ...query.announcements.page({ current: page, importantOnly: important, ...(dataSource && { dataSource }) }),
    placeholderData: keepPreviousData,
  });
  const filter = (
    <Chip selected={important} onClick={() => change({ important: !important, page: 1 })}>
      {t('importantOnly')}
    </Chip>
  );
  return (
    <Page title={t('all')} actions={filter}>
      <section className="yz-card" aria-label={t('allOfThem')}>
        <Loaded query={found} skeleton={<Skeleton lines={8} />} empty={t('none')}>
          {({ records, total, size }) => (
            <>
              <ul className="announcements">
                {records.map((item) => (
                  <AnnouncementLine
                    key={item.id}
                    {...{ item, now, dataSource: item.dataSource }}
                    onOpen={(id) => change({ open: id })}
                  />
                ))}
              </ul>
              {total > size && <Pagination {...{ page, size, total }} onPage={(to) => change({ page: to })} />}
            </>
          )}
        </Loaded>
      </section>
      {open && <AnnouncementDialog id={open} onClose={() => change({ open: '' })} />}
    </Page>
  );
}

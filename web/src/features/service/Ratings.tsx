import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnRating, ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Comments } from './Comments.tsx';
import './ratings.css';
import { Stars } from '../../service/Stars.tsx';
import { RatingSummary } from './RatingSummary.tsx';

const t = textsOf({ service });

const RatingDialog = lazyPart(() => import('../../service/RatingDialog.tsx'));

/** The ratings of a service, and one's own. */
export function Ratings({ service: { serviceId, type } }: { service: ServiceDetails }) {
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query.services.ratings({ serviceId, current: page, size: serviceLimits.pageSize / 2 }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="ratings">
      {type === 'APPLICATION' ? (
        <OwnRatingRow serviceId={serviceId} />
      ) : (
        <p className="ratings__later">{t('rateLater')}</p>
      )}
      <Loaded query={found}>
        {(ratings) => (
          <>
            <RatingSummary ratings={ratings} />
            <Comments comments={ratings.comments.records} />
            {ratings.comments.total > ratings.comments.size && (
              <Pagination page={page} size={ratings.comments.size} total={ratings.comments.total} onPage={setPage} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** RA-1: one rating per period, editable until the period ends. */
function OwnRatingRow({ serviceId }: { serviceId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const own = useQuery(query.services.checkScore({ serviceId }));
  const given: OwnRating['given'] = own.data?.given ?? null;
  return (
    <div className="ratings__own">
      {given && (
        <span className="ratings__mine">
          {t('mine')}
          <Stars score={given.score} />
          <span className="ratings__until">{t('mineUntil', { until: given.until.slice(0, 10) })}</span>
        </span>
      )}
      <Button size="small" icon={given ? 'edit' : 'star'} disabled={own.isPending} onClick={() => setOpen(true)}>
        {t(given ? 'change' : 'give')}
      </Button>
      <OpenBoundary onFailed={close}>
        {open && <RatingDialog of={{ serviceId }} given={given} onClose={close} />}
      </OpenBoundary>
    </div>
  );
}

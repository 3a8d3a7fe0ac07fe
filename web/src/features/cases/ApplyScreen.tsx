import { useQuery } from '@tanstack/react-query';
import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, paths, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import './cases.css';
import { GuideAside } from './GuideAside.tsx';

const t = textsOf({ casePage });
const serviceText = textsOf({ service });

/** What was promised, and what it really takes (EF-6). */
function TimePromise({ view: { promiseDays, timeTaken } }: { view: ApplyView }) {
  return (
    <>
      {promiseDays !== null && <span>{t('promise', { n: promiseDays })}</span>}
      {promiseDays !== null && timeTaken && ' · '}
      {timeTaken && (
        <span title={serviceText('timeTakenHelp', { n: timeTaken.finished })}>
          {serviceText('timeTaken', { half: timeTaken.halfDays, ninety: timeTaken.ninetyDays })}
        </span>
      )}
    </>
  );
}

/** Applying: the form, with the guide beside it. */
export default function ApplyScreen() {
  const { code = '' } = useParams();
  const [times, setTimes] = useState(0);
  const found = useFreshQuery(query.cases.apply({ code }));
  const { data } = found;
  const guide = useQuery({
    ...query.guides.info({ serviceId: data?.serviceId ?? '' }),
    enabled: data?.guideId != null && data.serviceId !== null,
    retry: false,
  });
  const restart = async () => {
    await found.refetch();
    setTimes(times + 1);
  };
  // Not for this person, or not open now: nothing went wrong, so that trying again would not help.
  const refusal = data === undefined && isRefused(found.error) ? found.error.msg : undefined;
  return (
    <Page
      title={data?.name ?? (refusal === undefined ? '' : t('notNow'))}
      description={data && <TimePromise view={data} />}
      back={hrefOf(data?.serviceId ? servicePath(data.serviceId) : paths.serviceHall)}
      className="apply"
    >
      {refusal === undefined ? (
        <Loaded query={found} skeleton={<Skeleton shape="block" height={420} />}>
          {(view) => (
            <div className="apply__columns">
              <ApplyForm key={`${code}-${times}`} view={view} onRestart={restart} />
              {guide.data && <GuideAside guide={guide.data} name={view.name} />}
            </div>
          )}
        </Loaded>
      ) : (
        <Empty
          text={refusal}
          action={
            <a className="yz-button yz-button--default yz-button--medium" href={hrefOf(paths.serviceHall)}>
              {t('toHall')}
            </a>
          }
        />
      )}
    </Page>
  );
}

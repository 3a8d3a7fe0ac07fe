import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { DepartmentName } from '../../department/DepartmentName.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { hrefOf, writeFeedbackPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Stars } from '../../service/Stars.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Apply } from './Apply.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { toHoursText } from './hours.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { StateNote } from './StateNote.tsx';
import { toneOf } from './states.ts';

const t = textsOf({ service });

type ServiceHeadProps = { service: ServiceDetails; visitor: boolean };

export function ServiceHead({ service, visitor }: ServiceHeadProps) {
  const { serviceName, serviceIcon, tint, shelfLabelName, processType, availability, summary } = service;
  const online = processType === 'ONLINE';
  return (
    <header className="service-head">
      <div className="service-head__top">
        <ServiceIcon icon={serviceIcon} tint={tint} size={64} />
        <div className="service-head__words">
          <h1 className="service-head__name" tabIndex={-1}>
            {serviceName}
            {availability.state !== 'MAINTENANCE' && <ShelfLabel name={shelfLabelName} />}
          </h1>
          <p className="service-head__chips">
            <Chip tone={online ? 'brand' : 'neutral'}>{t(online ? 'online' : 'offline')}</Chip>
            <Chip tone={toneOf(availability.state)}>{t(`state${availability.state}`)}</Chip>
          </p>
          <Numbers service={service} />
        </div>
        <div className="service-head__do guide-noprint">
          <Apply service={service} visitor={visitor} />
          <Row gap={1} justify="center">
            {!visitor && <FavouriteButton service={service} />}
            {!visitor && (
              <a
                className="yz-button yz-button--quiet yz-button--small"
                href={hrefOf(writeFeedbackPath(service.serviceId))}
              >
                {t('feedback')}
              </a>
            )}
            <ShareMenu service={service} visitor={visitor} />
          </Row>
        </div>
      </div>
      {summary && <p className="service-head__summary">{summary}</p>}
      <StateNote service={service} visitor={visitor} />
      <About service={service} visitor={visitor} />
    </header>
  );
}

function Numbers({ service }: { service: ServiceDetails }) {
  const { dept, score, scoreCount, visitCount, promiseDays, timeTaken } = service;
  return (
    <p className="service-head__numbers">
      {dept && <DepartmentName id={dept.id}>{dept.name}</DepartmentName>}
      {promiseDays !== null && <span>{t('promiseDays', { n: promiseDays })}</span>}
      {timeTaken && (
        <span title={t('timeTakenHelp', { n: timeTaken.finished })}>
          {t('timeTaken', { half: timeTaken.halfDays, ninety: timeTaken.ninetyDays })}
        </span>
      )}
      <span className="service-head__score guide-noprint">
        {score === null ? (
          t('noScore')
        ) : (
          <>
            <Stars score={score} />
            <strong>{score.toFixed(1)}</strong>
            {t('scoreCount', { n: scoreCount })}
          </>
        )}
      </span>
      <span className="guide-noprint">{t('visits', { n: formatNumber(visitCount) })}</span>
    </p>
  );
}

function About({ service, visitor }: ServiceHeadProps) {
  const { audience, dept, openHours, typeName, serviceSceneName } = service;
  const facts = [
    // Visitors do not see the audience.
    [t('forWhom'), visitor ? '' : audience.join(t('daysJoin')) || t('everybody')],
    [t('type'), [typeName, serviceSceneName].filter(Boolean).join(' · ')],
    [t('openHours'), openHours.map(toHoursText).join(' · ')],
    [t('phone'), dept?.phone],
    [t('location'), dept?.location],
  ].filter(([, value]) => value);
  return (
    <dl className="service-head__about">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

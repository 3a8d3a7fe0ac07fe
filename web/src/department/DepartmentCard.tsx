import type { DepartmentCard as Card } from '@yizhan/contract/entities/departments.ts';
import { departmentCard } from '@yizhan/contract/texts/zh-CN/department-card.ts';
import type { ReactNode } from 'react';
import { hrefOf, paths } from '../lib/paths.ts';
import { toTelHref } from '../lib/tel-href.ts';
import { textsOf } from '../lib/text.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Chart } from './Chart.tsx';
import './DepartmentCard.css';

const t = textsOf({ departmentCard });

export type DepartmentCardContent = Omit<Card, 'parentId' | 'mayChange' | 'version'>;

type Fact = { icon: IconName; name: string; value: ReactNode };

/**
 * A department's card: for its readers, and for those who edit it. It lives here, apart from the features that show it,
 * since features do not import one another.
 */
export function DepartmentCard({ card }: { card: DepartmentCardContent }) {
  const facts = listFacts(card);
  const isEmpty = !card.intro && !card.chart && facts.length === 0;
  return (
    <article className="dept-card">
      <header className="dept-card__head">
        <span className="dept-card__glyph">
          <Icon name="department" size={24} />
        </span>
        <div className="dept-card__names">
          <h3>{card.name}</h3>
          {card.shortName && card.shortName !== card.name && <span>{card.shortName}</span>}
        </div>
      </header>
      {facts.length > 0 && (
        <dl className="dept-card__facts">
          {facts.map(({ icon, name, value }) => (
            <div key={name}>
              <dt>
                <Icon name={icon} size={16} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.intro && <p className="dept-card__intro">{card.intro}</p>}
      {card.chart && <Chart path={card.chart} name={card.name} />}
      {isEmpty && <Empty size="small" text={t('empty')} />}
      {card.services > 0 && (
        <a className="dept-card__services" href={hrefOf(`${paths.serviceHall}?deptId=${card.id}`)}>
          {t('services', { n: card.services })}
          <Icon name="arrow-right" size={16} />
        </a>
      )}
    </article>
  );
}

/** Contact details come first: most readers want those. */
function listFacts({ leader, location, officeHours, phone, mail, website }: DepartmentCardContent): Fact[] {
  const facts: Fact[] = [
    { icon: 'phone', name: t('phone'), value: phone && <Phone number={phone} /> },
    { icon: 'location', name: t('location'), value: location },
    { icon: 'clock', name: t('officeHours'), value: officeHours },
    { icon: 'mail', name: t('mail'), value: mail && <a href={`mailto:${mail}`}>{mail}</a> },
    { icon: 'globe', name: t('website'), value: website && <Website address={website} /> },
    { icon: 'user', name: t('leader'), value: leader },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** A text without a number is shown, but not as a tel: link. */
function Phone({ number }: { number: string }) {
  const tel = toTelHref(number);
  return tel ? <a href={tel}>{number}</a> : number;
}

/** People know a site by its name, so scheme and trailing slash are left out. */
const siteName = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer">
    {siteName(address)}
    <Icon name="external" size={12} />
    <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
  </a>
);

import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { type Place, placeHref, type SupervisionArea } from './place.ts';

const t = textsOf({ supervisionManage });

type TrailProps = { section: SupervisionArea; place: Place; deptName: string; serviceName: string };

/** The way back: school, department, service. */
export function Trail({ section, place: { dept, service, range }, deptName, serviceName }: TrailProps) {
  const places = [
    { name: t(section === 'supervision' ? 'school' : 'ownDepartments'), href: placeHref(section, { range }) },
    ...(dept ? [{ name: deptName, href: placeHref(section, { dept, range }) }] : []),
    ...(service ? [{ name: serviceName, href: placeHref(section, { dept, service, range }) }] : []),
  ];
  return (
    <nav className="admin-supervision__trail" aria-label={t('trail')}>
      <ol>
        {places.map(({ name, href }, at) => (
          <li key={href}>
            {at === places.length - 1 ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

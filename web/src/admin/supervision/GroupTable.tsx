import type { SupervisedGroup } from '@yizhan/contract/entities/supervision.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { countText, hoursText, rateText } from '../../features/efficiency/figures.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ supervisionManage });
const lampNames = { red: 'RED', yellow: 'YELLOW', green: 'GREEN' } as const;
const colours = ['red', 'yellow', 'green'] as const;

type GroupTableProps = {
  title: string;
  groups: readonly SupervisedGroup[];
  /** Where a row leads, and where its count of a lamp. */
  hrefOf: (id: string) => string;
  lampHref: (id: string, lamp: 'RED' | 'YELLOW' | 'GREEN') => string;
};

/** Departments or services: each name leads one step deeper, each lamp to its cases. */
export function GroupTable({ title, groups, hrefOf, lampHref }: GroupTableProps) {
  return (
    <div className="admin-supervision__groups">
      <table>
        <caption className="yz-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {colours.map((colour) => (
              <th key={colour} scope="col">
                {t(lampNames[colour])}
              </th>
            ))}
            <th scope="col">{t('accepted')}</th>
            <th scope="col">{t('finishedCount')}</th>
            <th scope="col">{t('onTimeRate')}</th>
            <th scope="col">{t('lateRate')}</th>
            <th scope="col">{t('meanHours')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <th scope="row">
                <a href={hrefOf(group.id)}>{group.name}</a>
              </th>
              {colours.map((colour) => (
                <td key={colour} data-lamp={group[colour] > 0 ? colour : undefined}>
                  {group[colour] > 0 ? <a href={lampHref(group.id, lampNames[colour])}>{group[colour]}</a> : 0}
                </td>
              ))}
              <td>{countText(group.accepted)}</td>
              <td>{countText(group.finished)}</td>
              <td>{rateText(group.onTimeRate)}</td>
              <td>
                {group.late === 0 ? 0 : t('lateOf', { n: countText(group.late), rate: rateText(group.lateRate) })}
              </td>
              <td>{hoursText(group.meanHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

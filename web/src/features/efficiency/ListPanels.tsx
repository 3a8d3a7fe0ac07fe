import { useQuery } from '@tanstack/react-query';
import type { EfficiencyWarnings } from '@yizhan/contract/entities/efficiency.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { efficiency, efficiencyPanelHelp } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { countText } from './figures.ts';
import { live, type PanelSettings } from './live.ts';
import { Panel } from './Panel.tsx';
import { PanelLoaded } from './PanelLoaded.tsx';

const t = textsOf({ efficiency });
const help = textsOf({ efficiencyPanelHelp });
const lampsOf = { green: 'good', yellow: 'warn', red: 'bad' } as const;
const colours = ['red', 'yellow', 'green'] as const;

/** The worst lamp that some case of a department has: its list is not empty. */
const worstLamp = (row: EfficiencyWarnings['departments'][number]) =>
  (colours.find((colour) => row[colour] !== 0) ?? 'green').toUpperCase();

/** Open cases by lamp; a supervisor goes on to the cases of a department. */
export function WarningsPanel({ filter, wall, supervises, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.warnings(filter), ...live(rules) });
  const title = t('warnings');
  return (
    <PanelLoaded query={found} title={title}>
      {({ departments, ...all }) => (
        <Panel
          title={title}
          code="warnings"
          help={help('warnings', { percent: rules.yellowPercent, yellow: rules.yellowDays })}
          wall={wall}
          table={{
            head: [t('department'), t('red'), t('yellow'), t('green')],
            rows: departments.map((row) => [
              row.name || t('noDepartment'),
              ...colours.map((one) => countText(row[one])),
            ]),
          }}
        >
          <Row wrap className="eff-lamps">
            {colours.map((colour) => (
              <Chip key={colour} tone={lampsOf[colour]}>
                {`${t(colour)} ${countText(all[colour])}`}
              </Chip>
            ))}
          </Row>
          {departments.length === 0 ? (
            <Empty text={t('none')} />
          ) : (
            <div className="eff-table">
              <table>
                <caption className="yz-hidden">{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('department')}</th>
                    {colours.map((colour) => (
                      <th key={colour} scope="col">
                        {t(colour)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {departments.map((row) => (
                    <tr key={row.deptId ?? ''} data-lamp={row.red === 0 ? undefined : 'red'}>
                      <th scope="row">
                        {supervises && row.deptId ? (
                          <a href={hrefOf(`${sectionPath('supervision')}?dept=${row.deptId}&lamp=${worstLamp(row)}`)}>
                            {row.name}
                          </a>
                        ) : (
                          row.name || t('noDepartment')
                        )}
                      </th>
                      {colours.map((colour) => (
                        <td key={colour}>{countText(row[colour])}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Panel>
      )}
    </PanelLoaded>
  );
}

export function LatestPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.latest(filter), ...live(rules) });
  const title = t('latest');
  return (
    <PanelLoaded query={found} title={title}>
      {(rows) => (
        <Panel
          title={title}
          code="latest"
          help={help('latest')}
          wall={wall}
          table={{
            head: [t('service'), t('department'), t('finishedAt')],
            rows: rows.map((row) => [row.serviceName, row.deptName, toMinute(row.finishedAt)]),
          }}
        >
          {rows.length === 0 ? (
            <Empty text={t('none')} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
            <section className="eff-scroll" aria-label={title} tabIndex={0}>
              <ul className="eff-latest">
                {rows.map((row) => (
                  <li key={`${row.finishedAt} ${row.serviceName} ${row.deptName}`}>
                    <span>{row.serviceName}</span>
                    <small>{row.deptName}</small>
                    <time>{toMinute(row.finishedAt).slice(5)}</time>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Panel>
      )}
    </PanelLoaded>
  );
}

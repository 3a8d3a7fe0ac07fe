import { useQuery } from '@tanstack/react-query';
import type { EfficiencyFeedback } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency, efficiencyPanelHelp } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useMemo } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { countText, hoursText, rateText } from './figures.ts';
import { live, type PanelSettings } from './live.ts';
import { feedbackOption } from './options.ts';
import { Panel } from './Panel.tsx';
import { PanelLoaded } from './PanelLoaded.tsx';
import { feedbackTable } from './tables.ts';

const t = textsOf({ efficiency });
const help = textsOf({ efficiencyPanelHelp });

const shares = (data: EfficiencyFeedback) => [
  [t('onTimeAnswers'), rateText(data.onTimeRate)],
  [t('solved'), rateText(data.solvedRate)],
  [t('answerHours'), hoursText(data.meanHours)],
  [t('satisfied'), rateText(data.satisfiedRate)],
];

/** Questions, complaints and suggestions: how many came, and how they were answered. */
export function FeedbackPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.feedback(filter), ...live(rules) });
  const option = useMemo(() => found.data && feedbackOption(found.data), [found.data]);
  const title = t('feedback');
  return (
    <PanelLoaded query={found} title={title}>
      {(data) => (
        <Panel
          title={title}
          code="feedback"
          help={help('feedback')}
          wall={wall}
          table={feedbackTable(data)}
          option={data.rows.some(({ received }) => received) ? option : undefined}
          extra={<span className="eff-extra">{`${t('received')} ${countText(data.received)}`}</span>}
          lead={
            data.received !== 0 && (
              <dl className="eff-shares">
                {shares(data).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        >
          {data.received === 0 && <Empty text={t('noFeedback')} />}
        </Panel>
      )}
    </PanelLoaded>
  );
}

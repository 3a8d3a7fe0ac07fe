import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';

const t = textsOf({ personal });

export const stepNames = { password: 'stepPassword', scan: 'stepScan', codes: 'stepCodes' } as const;
export type StepName = keyof typeof stepNames;

const order = Object.keys(stepNames) as StepName[];

/** The current step of the set-up. */
export function Steps({ at }: { at: StepName }) {
  const reached = order.indexOf(at);
  return (
    <ol className="factor-steps" aria-label={t('steps')}>
      {order.map((step, index) => (
        <li
          key={step}
          className={classes('factor-steps__step', index < reached && 'factor-steps__step--done')}
          aria-current={step === at ? 'step' : undefined}
        >
          <span className="factor-steps__mark">
            {index < reached ? <Icon name="check" size={14} label={t('stepDone')} /> : index + 1}
          </span>
          <span className="factor-steps__name">{t(stepNames[step])}</span>
        </li>
      ))}
    </ol>
  );
}

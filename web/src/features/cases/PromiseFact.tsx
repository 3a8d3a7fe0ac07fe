import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { textsOf } from '../../lib/text.ts';
import { Progress } from '../../ui/Progress.tsx';

const t = textsOf({ casePage });

type CasePromise = NonNullable<CaseDetail['promise']>;

const words = {
  left: { whole: 'leftWhole', days: 'leftDays', hours: 'leftHours', less: 'leftLess' },
  over: { whole: 'overWhole', days: 'overDays', hours: 'overHours', less: 'overLess' },
} as const;

/** In working days and hours: what is left of the promised time, or by how much it is over. */
function promiseText({ hoursLeft, isPaused }: CasePromise): string {
  if (isPaused) return t('promisePaused');
  const { whole: only, days, hours, less } = hoursLeft < 0 ? words.over : words.left;
  const whole = Math.floor(Math.abs(hoursLeft));
  const [n, h] = [Math.floor(whole / efficiencyLimits.hoursPerWorkingDay), whole % efficiencyLimits.hoursPerWorkingDay];
  if (n > 0) return h > 0 ? t(days, { n, h }) : t(only, { n });
  return h > 0 ? t(hours, { h }) : t(less);
}

/** The time left, and a bar of the time that has gone. */
export function PromiseFact({ promise }: { promise: CasePromise }) {
  const { days, hours, hoursLeft, isPaused } = promise;
  const gone = hours <= 0 ? 1 : 1 - hoursLeft / hours;
  const isLate = hoursLeft < 0 && !isPaused;
  return (
    <div
      className="case-promise case-noprint"
      data-late={isLate || undefined}
      title={t('workingTime', { n: efficiencyLimits.hoursPerWorkingDay })}
    >
      <dt>{t('promised', { n: days })}</dt>
      <dd>
        {promiseText(promise)}
        <Progress label={t('promiseGone')} value={gone * 100} tone={isLate ? 'bad' : 'info'} />
      </dd>
    </div>
  );
}

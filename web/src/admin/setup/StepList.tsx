import { useQueryClient } from '@tanstack/react-query';
import type { SetupProgress, SetupStep } from '@yizhan/contract/entities/setup.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Progress } from '../../ui/Progress.tsx';
import { SetupStepCard } from './SetupStepCard.tsx';
import { waysOf } from './step-ways.ts';

const t = textsOf({ setup });

type StepListProps = { progress: SetupProgress; onOpen: (step: SetupStep) => void };

export function StepList({ progress, onOpen }: StepListProps) {
  const client = useQueryClient();
  const { steps } = progress;
  const total = steps.length;
  const done = steps.filter(({ state }) => state !== 'OPEN').length;
  const next = steps.find(({ state }) => state === 'OPEN')?.step;
  const label = t('progress', { done, total });
  const confirm = async (step: SetupStep, confirmed: boolean) => {
    const changed = await runAction(api.setup.confirm({ step, confirmed }));
    if (changed) client.setQueryData(query.setup.progress().queryKey, changed.answer);
  };
  return (
    <section className="admin-card setup" aria-label={label}>
      <p className="setup__progress">{label}</p>
      <Progress label={label} value={(100 * done) / total} tone={done === total ? 'good' : 'info'} />
      {done === total && (
        <p className="setup__all-done">
          {t('allDone')} <a href={hrefOf(paths.home)}>{t('openPortal')}</a>
        </p>
      )}
      <ol className="setup__steps">
        {steps.map(({ step, state }, at) => (
          <SetupStepCard
            key={step}
            step={step}
            state={state}
            number={at + 1}
            isNext={step === next}
            ways={waysOf(step, progress)}
            onOpen={() => onOpen(step)}
            onConfirm={(confirmed) => void confirm(step, confirmed)}
          />
        ))}
      </ol>
    </section>
  );
}

import type { Simulation } from '@yizhan/contract/entities/process.ts';
import { type Flow, stepsOf } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ processDesign });

/** Who chooses the handlers of a step, when its rules leave them to somebody. */
const chooserOf = (flow: Flow, blockId: string) =>
  stepsOf(flow)
    .find(({ id }) => id === blockId)
    ?.handlers.flatMap((rule) => (rule.by === 'chosen' ? [rule.chooser] : []))[0];

type TrialPeopleProps = { people: Simulation['steps'][number]['people']; chooser: ReturnType<typeof chooserOf> };

/** With a mark where the rules found nobody, so that somebody stands in. */
function TrialPeople({ people, chooser }: TrialPeopleProps) {
  const isStandIn = people.every(({ source }) => source !== 'rule');
  if (isStandIn && chooser) return <span className="admin-muted">{t(`trialChosen_${chooser}`)}</span>;
  return (
    <span className="trial-steps__people">
      {people.map((person) => (
        <span key={person.id}>
          <Avatar name={person.name} size={20} /> {person.name}
        </span>
      ))}
      {isStandIn && people.length > 0 && <Chip tone="warn">{t('trialStandIn')}</Chip>}
    </span>
  );
}

type TrialResultProps = { result: Simulation; flow: Flow };

/** The way a case would take, with who would have it at each step. */
export function TrialResult({ result: { steps, promiseAt }, flow }: TrialResultProps) {
  if (steps.length === 0) return <p className="admin-muted">{t('trialNone')}</p>;
  return (
    <ol className="trial-steps">
      {steps.map(({ blockId, name, type, people, isSkipped, dueAt }) => (
        <li key={blockId}>
          <strong>{name}</strong> <small className="admin-muted">{t(`block_${type}`)}</small>{' '}
          {isSkipped && <Chip>{t('trialSkipped')}</Chip>}
          <TrialPeople people={people} chooser={chooserOf(flow, blockId)} />
          {dueAt && <small className="admin-muted">{t('trialDue', { when: toMinute(dueAt) })}</small>}
        </li>
      ))}
      {promiseAt && <li>{t('trialPromise', { when: toMinute(promiseAt) })}</li>}
    </ol>
  );
}

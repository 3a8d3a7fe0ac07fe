import { meets } from '@yizhan/contract/conditions.ts';
import type { CaseDetail, CaseStep } from '@yizhan/contract/entities/case.ts';
import { fieldsOf } from '@yizhan/contract/fields.ts';
import { type Arm, allBlocks, type Block, type BranchBlock, innerBlocks } from '@yizhan/contract/flow.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { capitalised } from './capitalised.ts';
import { formatDuration } from './duration.ts';
import './flow-picture.css';
import { Text } from '../../ui/layout/Text.tsx';

const t = textsOf({ casePage });

type Steps = readonly CaseStep[];

const icons: Record<CaseStep['status'] | 'future', IconName> = {
  open: 'clock',
  done: 'success',
  refused: 'error',
  returned: 'undo',
  skipped: 'minus',
  future: 'more',
};

type Way = Pick<CaseDetail, 'steps' | 'form' | 'data' | 'status'>;

/** The way of the case from top to bottom: people, and how long each had it. */
export function FlowPicture({ detail }: { detail: CaseDetail }) {
  const { flow, applicant, submittedAt, finishedAt, status } = detail;
  return (
    <ol className="flow-picture">
      <Place mark={submittedAt ? 'done' : 'open'} title={t('applicantStep')} note={applicant.name} />
      <Blocks blocks={flow.blocks} way={detail} isBehind={status === 'approved'} />
      <Place mark={finishedAt ? 'done' : 'future'} title={finishedAt ? t(status) : t('endStep')} />
    </ol>
  );
}

/** `isBehind`: the case has left the whole list. */
type BlocksProps = { blocks: readonly Block[]; way: Way; isBehind: boolean };

function Blocks({ blocks, way, isBehind }: BlocksProps) {
  return blocks.map((block, at) => {
    const isPassed = isBehind || blocks.slice(at + 1).some((later) => hasRun(later, way.steps));
    return <BlockPlace key={block.id} block={block} way={way} isPassed={isPassed} />;
  });
}

const isOpenInside = (block: Block, steps: Steps): boolean =>
  steps.some(({ blockId, status }) => blockId === block.id && status === 'open') ||
  innerBlocks(block).some((list) => list.some((inner) => isOpenInside(inner, steps)));

const hasRun = (block: Block, steps: Steps): boolean =>
  steps.some(({ blockId }) => blockId === block.id) ||
  innerBlocks(block).some((list) => list.some((inner) => hasRun(inner, steps)));

type PlaceOfBlock<B extends Block> = { block: B; way: Way; isPassed: boolean };

function BlockPlace({ block, way, isPassed }: PlaceOfBlock<Block>) {
  const { steps } = way;
  switch (block.type) {
    case 'approve':
    case 'handle': {
      // A step that was returned to stands with its newest round.
      const round = steps.filter(({ blockId }) => blockId === block.id).at(-1);
      return round ? <StepPlace step={round} /> : <Place mark="future" title={block.name} note={t('notYet')} />;
    }
    case 'copy':
      return <Place mark={isPassed ? 'done' : 'future'} title={block.name} note={t('copyTo')} />;
    case 'branch':
      return <BranchPlace block={block} way={way} isPassed={isPassed} />;
    case 'parallel':
      return (
        <Place
          mark={isOpenInside(block, steps) ? 'open' : hasRun(block, steps) ? 'done' : 'future'}
          title={block.name}
          note={t('parallel')}
        >
          <Arms arms={block.arms} way={way} isPassed={isPassed} />
        </Place>
      );
  }
}

function Arms({ arms, way, isPassed }: { arms: readonly Arm[]; way: Way; isPassed: boolean }) {
  return (
    <div className="flow-picture__arms">
      {arms
        .filter((arm) => arm.blocks.length > 0)
        .map((arm) => (
          <div key={arm.id} className="flow-picture__arm">
            <Text size={12} tone="second">
              {arm.name}
            </Text>
            <ol className="flow-picture">
              <Blocks blocks={arm.blocks} way={way} isBehind={isPassed} />
            </ol>
          </div>
        ))}
    </div>
  );
}

const armsOf = ({ id, arms, otherwise }: BranchBlock): Arm[] => [
  ...arms,
  { id: `${id}-otherwise`, name: t('otherwise'), blocks: otherwise },
];

/** The arms the case went, or will go by what is filled in; nobody knows where a condition looks at a hidden field. */
function takenArms(block: BranchBlock, { steps, form, data }: Way, isPassed: boolean): Arm[] | undefined {
  const arms = armsOf(block);
  const gone = arms.filter((arm) => arm.blocks.some((inner) => hasRun(inner, steps)));
  if (gone.length > 0) return gone;
  const seen = new Set(fieldsOf(form).map(({ key }) => key));
  const isKnown = block.arms.every(({ when }) => when.tests.every(({ field }) => seen.has(field)));
  if (!isKnown) return isPassed ? [] : undefined;
  const met = block.arms.find(({ when }) => meets(when, data));
  return arms.filter(({ id }) => id === (met?.id ?? `${block.id}-otherwise`));
}

/** As soon as the way is known, one sees the way, and in one line when the others would be needed. */
function BranchPlace({ block, way, isPassed }: PlaceOfBlock<BranchBlock>) {
  const onWay = takenArms(block, way, isPassed);
  if (!onWay)
    return (
      <Place mark="future" title={block.name} note={t('arms')}>
        <Arms arms={armsOf(block)} way={way} isPassed={isPassed} />
      </Place>
    );
  return armsOf(block).map((arm) =>
    onWay.some(({ id }) => id === arm.id) ? (
      <Blocks key={arm.id} blocks={arm.blocks} way={way} isBehind={isPassed} />
    ) : (
      arm.blocks.length > 0 && (
        <Place key={arm.id} mark="skipped" title={namesIn(arm)} note={t('notNeeded', { arm: arm.name })} />
      )
    ),
  );
}

const namesIn = ({ blocks }: Arm) =>
  allBlocks(blocks)
    .filter((block) => innerBlocks(block).length === 0)
    .map(({ name }) => name)
    .join('、');

function StepPlace({ step: { name, status, round, openedAt, closedAt, handlers } }: { step: CaseStep }) {
  const now = useNow();
  const spent = t('spent', { time: formatDuration(openedAt, closedAt, now) });
  return (
    <Place mark={status} title={round > 1 ? `${name} · ${t('round', { n: round })}` : name} note={spent}>
      <ul className="flow-picture__people">
        {handlers
          .filter((handler) => handler.status !== 'released')
          .map(({ id, person, actingFor, status: own }) => (
            <li key={id}>
              <Avatar name={person.name} size={24} />
              <span>
                {person.name}
                {actingFor && `（${t('actingFor', { name: actingFor.name })}）`}
              </span>
              <Text size={12} tone="second">
                {t(`handler${capitalised(own)}`)}
              </Text>
            </li>
          ))}
      </ul>
    </Place>
  );
}

type PlaceProps = { mark: keyof typeof icons; title: string; note?: string; children?: ReactNode };

function Place({ mark, title, note, children }: PlaceProps) {
  return (
    <li className="flow-picture__place" data-mark={mark} aria-current={mark === 'open' ? 'step' : undefined}>
      <span className="flow-picture__mark">
        <Icon name={icons[mark]} size={18} />
      </span>
      <div className="flow-picture__body">
        <strong>{title}</strong>{' '}
        {note && (
          <Text size={12} tone="second">
            {note}
          </Text>
        )}
        {children}
      </div>
    </li>
  );
}

import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { Block, Step } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ processDesign });

export const newStep = (id: string, type: Step['type']): Step => ({
  ...{ id, type, name: t(`block_${type}`), mode: 'one', onDue: 'remind', opinionRequired: false, onRefuse: 'end' },
  handlers: [{ by: 'head', of: 'applicant', levelsUp: 0 }],
  allows: ['return', 'delegate', 'handOver'],
  rights: {},
});

/** A block that is complete by itself, so that a flow is never without handlers. */
export function newBlock(type: Block['type'], freeId: () => string, firstField: string): Block {
  const id = freeId();
  const when = { join: 'all' as const, tests: [{ field: firstField, op: 'filled' as const }] };
  switch (type) {
    case 'approve':
    case 'handle':
      return newStep(id, type);
    case 'copy':
      return { id, type, name: t('block_copy'), handlers: [{ by: 'applicant' }] };
    case 'branch':
      return {
        ...{ id, type, name: t('block_branch'), otherwise: [] },
        arms: [{ id: freeId(), name: t('newArm', { n: 1 }), when, blocks: [] }],
      };
    case 'parallel':
      return {
        ...{ id, type, name: t('block_parallel') },
        arms: [1, 2].map((n) => ({ id: freeId(), name: t('newParallelArm', { n }), blocks: [] })),
      };
  }
}

type Basics = Pick<ProcessContent, 'code' | 'name' | 'ownerDeptId' | 'ownerId'>;

/** A blank process: one section, one step for the head of the applicant's department. */
export const newContent = (basics: Basics): ProcessContent => ({
  ...basics,
  intro: '',
  serviceId: null,
  settings: {
    numberPattern: `${basics.code
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 4)
      .toUpperCase()}-{yyyy}-{0000}`,
    promiseDays: null,
    skipApplicant: true,
    onceInARow: false,
    withdraw: 'undecided',
    resubmit: 'same',
    substituteId: null,
    applicantRights: {},
  },
  form: { sections: [{ title: t('newSection'), columns: 2, fields: [] }] },
  flow: { blocks: [{ ...newStep('b1', 'approve'), name: t('firstStep') }] },
});

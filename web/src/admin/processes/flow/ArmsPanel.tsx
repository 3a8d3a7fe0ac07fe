import type { Field } from '@yizhan/contract/fields.ts';
import type { BranchBlock, Flow, ParallelBlock } from '@yizhan/contract/flow.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ConditionEditor } from '../ConditionEditor.tsx';
import { addArm, freeIds, removeArm, shiftArm, updateArm } from './flow-edits.ts';

const t = textsOf({ processDesign });

type ArmsPanelProps = {
  block: BranchBlock | ParallelBlock;
  flow: Flow;
  fields: readonly Field[];
  onFlow: (flow: Flow, tag?: string) => void;
};

/** Names and conditions of the arms. Conditions are tried in order; what none meets goes the other way. */
export function ArmsPanel({ block, flow, fields, onFlow }: ArmsPanelProps) {
  const { id, arms } = block;
  const least = block.type === 'branch' ? 1 : 2;
  const n = arms.length + 1;
  const add = () => {
    const arm = { id: freeIds(flow)(), blocks: [] };
    const when = { join: 'all' as const, tests: [{ field: fields[0]?.key ?? 'text1', op: 'filled' as const }] };
    const named =
      block.type === 'branch'
        ? { ...arm, name: t('newArm', { n }), when }
        : { ...arm, name: t('newParallelArm', { n }) };
    onFlow(addArm(flow, id, named));
  };
  return (
    <>
      {arms.map((arm, at) => (
        <fieldset key={arm.id} className="design-box">
          <legend>{arm.name}</legend>
          <TextField
            label={t('armName')}
            maxLength={processLimits.nameLength}
            value={arm.name}
            onChange={(name) => onFlow(updateArm(flow, id, arm.id, { name }), `${arm.id}-name`)}
            after={
              <>
                {at > 0 && (
                  <IconButton
                    icon="arrow-up"
                    size="small"
                    label={t('moveArm', { name: arm.name })}
                    onClick={() => onFlow(shiftArm(flow, id, arm.id))}
                  />
                )}
                {arms.length > least && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('removeArm', { name: arm.name })}
                    onClick={() => onFlow(removeArm(flow, id, arm.id))}
                  />
                )}
              </>
            }
          />
          {'when' in arm && (
            <ConditionEditor
              fields={fields}
              value={arm.when}
              onChange={(when) => onFlow(updateArm(flow, id, arm.id, { when }), `${arm.id}-when`)}
            />
          )}
        </fieldset>
      ))}
      <Button size="small" icon="plus" disabled={arms.length >= processLimits.maxArms} onClick={add}>
        {t('addArm')}
      </Button>
    </>
  );
}

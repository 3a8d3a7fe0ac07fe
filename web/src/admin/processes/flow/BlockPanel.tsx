import type { Field } from '@yizhan/contract/fields.ts';
import { type Block, type Flow, isStep } from '@yizhan/contract/flow.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { HandlerRules } from '../handlers/HandlerRules.tsx';
import type { Names } from '../names.ts';
import { ArmsPanel } from './ArmsPanel.tsx';
import { shiftBlock } from './flow-edits.ts';
import { StepPanel } from './StepPanel.tsx';

const t = textsOf({ processDesign });

type BlockPanelProps = {
  block: Block;
  flow: Flow;
  fields: readonly Field[];
  names: Names;
  onChange: (changes: Partial<Block>, tag?: string) => void;
  onFlow: (flow: Flow, tag?: string) => void;
  onRemove: () => void;
};

export function BlockPanel({ block, flow, fields, names, onChange, onFlow, onRemove }: BlockPanelProps) {
  return (
    <div className="design-form">
      <h3>{t(`block_${block.type}`)}</h3>
      <TextField
        label={t('blockName')}
        required
        maxLength={processLimits.nameLength}
        value={block.name}
        onChange={(name) => onChange({ name }, `${block.id}-name`)}
      />
      {'handlers' in block && (
        <HandlerRules
          label={t(block.type === 'copy' ? 'copyPeople' : 'handlers')}
          rules={block.handlers}
          onChange={(handlers) => onChange({ handlers })}
          fields={fields}
          names={names}
        />
      )}
      {isStep(block) && <StepPanel step={block} onChange={onChange} />}
      {'arms' in block && <ArmsPanel block={block} flow={flow} fields={fields} onFlow={onFlow} />}
      <div className="design-form__end">
        <Button size="small" icon="arrow-up" onClick={() => onFlow(shiftBlock(flow, block.id, -1))}>
          {t('moveUp')}
        </Button>
        <Button size="small" icon="arrow-down" onClick={() => onFlow(shiftBlock(flow, block.id, 1))}>
          {t('moveDown')}
        </Button>
        <Button size="small" variant="danger" icon="trash" onClick={onRemove}>
          {t('removeBlock')}
        </Button>
      </div>
    </div>
  );
}

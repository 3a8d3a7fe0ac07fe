import { fieldsOf } from '@yizhan/contract/fields.ts';
import type { Block, Flow } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import type { TabProps } from '../design.ts';
import { newBlock } from '../new-content.ts';
import { useShownPanel } from '../useShownPanel.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { FlowTree } from './FlowTree.tsx';
import { type BlockPlace, findBlock, freeIds, insertBlock, removeBlock, updateBlock } from './flow-edits.ts';

const t = textsOf({ processDesign });

type FlowTabProps = TabProps & { chosen: string | undefined; onChoose: (id: string | undefined) => void };

/** The flow as a vertical tree, with the settings of the selected block beside it. */
export function FlowTab({ content, change, findings, names, chosen, onChoose }: FlowTabProps) {
  const { flow, form } = content;
  const [dragged, setDragged] = useState<string>();
  const panel = useShownPanel(chosen);
  const fields = fieldsOf(form);
  const block = findBlock(flow, chosen);
  const setFlow = (next: Flow, tag?: string) => change({ ...content, flow: next }, tag);
  const add = (type: Block['type'], place: BlockPlace) => {
    const added = newBlock(type, freeIds(flow), fields[0]?.key ?? 'text1');
    setFlow(insertBlock(flow, added, place));
    onChoose(added.id);
  };
  const remove = (id: string) => {
    setFlow(removeBlock(flow, id));
    onChoose(undefined);
  };
  return (
    <div className="design design--flow">
      <FlowTree
        flow={flow}
        findings={findings}
        chosen={chosen}
        dragged={dragged}
        onDrag={setDragged}
        onChoose={onChoose}
        onChange={setFlow}
        onAdd={add}
        onRemove={remove}
      />
      <section ref={panel} className="design__panel admin-card" aria-label={t('tabFlow')}>
        {block ? (
          <BlockPanel
            key={block.id}
            block={block}
            flow={flow}
            fields={fields}
            names={names}
            onChange={(changes, tag) => setFlow(updateBlock(flow, block.id, changes), tag)}
            onFlow={setFlow}
            onRemove={() => remove(block.id)}
          />
        ) : (
          <p className="admin-muted">{t('selectBlock')}</p>
        )}
      </section>
    </div>
  );
}

import type { ProcessFinding } from '@yizhan/contract/entities/process.ts';
import type { Block, Flow } from '@yizhan/contract/flow.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { DragEvent, KeyboardEvent } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons/names.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { FindingNote } from '../FindingNote.tsx';
import { describeHandlers } from './describe-handlers.ts';
import { type BlockPlace, type ListName, moveBlock, shiftBlock, shiftSideways } from './flow-edits.ts';

const t = textsOf({ processDesign });

const blockIcons: Record<Block['type'], IconName> = {
  approve: 'audit',
  handle: 'edit',
  copy: 'mail',
  branch: 'process',
  parallel: 'layers',
};
const blockTypes = Object.keys(blockIcons) as Block['type'][];

export type FlowTreeProps = {
  flow: Flow;
  findings: readonly ProcessFinding[];
  chosen: string | undefined;
  dragged: string | undefined;
  onDrag: (id: string | undefined) => void;
  onChoose: (id: string) => void;
  onChange: (flow: Flow) => void;
  onAdd: (type: Block['type'], place: BlockPlace) => void;
  onRemove: (id: string) => void;
};

/** From the applicant at the top to the end. Blocks are buttons; Alt and the arrows move one, Delete removes it. */
export function FlowTree(props: FlowTreeProps) {
  const general = props.findings.filter(({ blockId, field }) => blockId === null && field === null);
  return (
    <section className="flow-tree admin-card" aria-label={t('tabFlow')}>
      {general.map((finding) => (
        <FindingNote key={finding.problem + finding.name} finding={finding} />
      ))}
      <span className="flow-end">{t('start')}</span>
      <BlockList blocks={props.flow.blocks} list="flow" tree={props} />
      <span className="flow-end">{t('end')}</span>
    </section>
  );
}

type BlockListProps = { blocks: readonly Block[]; list: ListName; tree: FlowTreeProps };

function BlockList({ blocks, list, tree }: BlockListProps) {
  return (
    <div className="flow-list">
      <AddHere place={{ list, at: 0 }} tree={tree} />
      {blocks.map((block, at) => (
        <div key={block.id} className="flow-list__one">
          <BlockCard block={block} tree={tree} />
          <AddHere place={{ list, at: at + 1 }} tree={tree} />
        </div>
      ))}
    </div>
  );
}

/** The line between two blocks, where one can be added or dropped. */
function AddHere({
  place,
  tree: { flow, dragged, onDrag, onChange, onAdd },
}: {
  place: BlockPlace;
  tree: FlowTreeProps;
}) {
  const target = {
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged) onChange(moveBlock(flow, dragged, place));
      onDrag(undefined);
    },
  };
  return (
    <span className={classes('flow-add', dragged && 'is-target')} {...target}>
      <Menu
        label={t('addBlock')}
        align="start"
        icon="plus"
        size="small"
        items={blockTypes.map((type) => ({
          key: type,
          icon: blockIcons[type],
          label: t(`block_${type}`),
          onSelect: () => onAdd(type, place),
        }))}
      />
    </span>
  );
}

const moves: Readonly<Record<string, (flow: Flow, id: string) => Flow>> = {
  ArrowUp: (flow, id) => shiftBlock(flow, id, -1),
  ArrowDown: (flow, id) => shiftBlock(flow, id, 1),
  ArrowLeft: (flow, id) => shiftSideways(flow, id, -1),
  ArrowRight: (flow, id) => shiftSideways(flow, id, 1),
};

function BlockCard({ block, tree }: { block: Block; tree: FlowTreeProps }) {
  const { findings, chosen, onDrag, onChoose, onChange, onRemove, flow } = tree;
  const own = findings.filter(({ blockId }) => blockId === block.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? moves[event.key] : undefined;
    if (!move && event.key !== 'Delete') return;
    event.preventDefault();
    if (!move) return onRemove(block.id);
    onChange(move(flow, block.id));
    // Moved in the page the button loses the focus, and with it the next press.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-block="${block.id}"]`)?.focus());
  };
  const hasError = own.some(({ isWarning }) => !isWarning);
  return (
    <>
      <button
        type="button"
        data-block={block.id}
        className={classes('flow-block', hasError && 'is-wrong')}
        aria-pressed={block.id === chosen}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(block.id);
        }}
        onDragEnd={() => onDrag(undefined)}
        onClick={() => onChoose(block.id)}
        onKeyDown={onKeyDown}
      >
        <Icon name={blockIcons[block.type]} size={18} />
        <span className="flow-block__words">
          <strong>{block.name}</strong>
          <small>
            {t(`block_${block.type}`)}
            {'handlers' in block && ` · ${describeHandlers(block.handlers)}`}
          </small>
        </span>
      </button>
      {own.map((finding) => (
        <FindingNote key={finding.problem + finding.name} finding={finding} />
      ))}
      {'arms' in block && (
        <div className="flow-arms">
          {block.arms.map((arm) => (
            <div key={arm.id} className="flow-arm">
              <Text size={12} tone="second">
                {arm.name}
              </Text>
              {findings
                .filter(({ blockId }) => blockId === arm.id)
                .map((finding) => (
                  <FindingNote key={finding.problem} finding={finding} />
                ))}
              <BlockList blocks={arm.blocks} list={`arm:${arm.id}`} tree={tree} />
            </div>
          ))}
          {block.type === 'branch' && (
            <div className="flow-arm">
              <Text size={12} tone="second">
                {t('otherwise')}
              </Text>
              <BlockList blocks={block.otherwise} list={`otherwise:${block.id}`} tree={tree} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type LandingContent, landingBlockKinds } from '@yizhan/contract/entities/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { BlockRow } from './BlockRow.tsx';
import { blockName } from './block-names.ts';
import type { LandingDraft } from './useLandingDraft.ts';

const t = textsOf({ landingConfig });

type Block = LandingContent['blocks'][number];

/** Our own live region makes the announcements instead of dnd-kit's. */
const nothing = () => undefined;
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** Blocks added by a newer version come last, disabled. */
function withMissingBlocks(blocks: readonly Block[]): Block[] {
  const missing = landingBlockKinds.filter((kind) => !blocks.some((block) => block.kind === kind));
  return [...blocks, ...missing.map((kind) => ({ kind, title: '', enabled: false }))];
}

/** LP-1: the blocks of the page, their order and titles. */
export function BlocksPart({ draft }: { draft: LandingDraft }) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const blocks = withMissingBlocks(draft.shown.blocks);
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length) return;
    draft.change({ blocks: arrayMove(blocks, from, to) });
    setAnnouncement(t('moved', { name: blockName(block.kind), n: to + 1 }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    const at = (key: unknown) => blocks.findIndex(({ kind }) => kind === key);
    if (over && active.id !== over.id) move(at(active.id), at(over.id));
  };
  const change = (at: number, changes: Partial<Block>) =>
    draft.change({ blocks: blocks.map((block, n) => (n === at ? { ...block, ...changes } : block)) });
  return (
    <>
      <p className="landing-config__help">{t('blocksHelp')}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={dropped}>
        <SortableContext items={blocks.map(({ kind }) => kind)} strategy={verticalListSortingStrategy}>
          <ol className="landing-blocks">
            {blocks.map((block, at) => (
              <BlockRow
                key={block.kind}
                block={block}
                first={at === 0}
                last={at === blocks.length - 1}
                error={draft.errorAt(['blocks', at, 'title'], t('title'))}
                onChange={(changes) => change(at, changes)}
                onMove={(by) => move(at, at + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <LiveRegion text={announcement} />
    </>
  );
}

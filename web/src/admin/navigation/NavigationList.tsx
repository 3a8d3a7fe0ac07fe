import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { useState } from 'react';
import type { ChosenDraft } from '../../admin-kit/publishing/useChosenDraft.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { toast } from '../../ui/toast.ts';
import { NavigationLine } from './NavigationLine.tsx';

const t = textsOf({ navigationConfig });

type NavigationListProps = {
  rows: readonly NavigationRow[];
  chosen: ChosenDraft;
  onChoose: (id: string) => void;
  onAdd: () => void;
  /** Saves this order; the list shows it at once. */
  onOrder: (ids: string[]) => Promise<unknown>;
};

/** Our own live region makes the announcements instead of dnd-kit's. */
const nothing = () => undefined;
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** The side list of the navigation with its plus button (NV-3), in the order of the top bar. */
export function NavigationList({ rows, chosen, onChoose, onAdd, onOrder }: NavigationListProps) {
  const [announcement, setAnnouncement] = useState('');
  /** The requested order, shown until the server's answer arrives. */
  const [requested, setRequested] = useState<readonly string[]>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = inTree(requested?.length === rows.length ? requested.flatMap((id) => byId.get(id) ?? []) : rows);
  const ids = shown.map(({ id }) => id);
  const added = rows.filter(({ isBuilt }) => isBuilt === 2).length;
  const full = added >= portalLimits.maxAddedNavigation;
  /** Home and hall come first in the top bar whatever their place here. */
  const first = shown.filter(({ isFixed }) => isFixed).length;
  const move = async (from: number, to: number) => {
    const row = shown[from];
    if (!row || row.isFixed || to < first || to >= shown.length) return;
    const next = arrayMove(ids, from, to);
    setRequested(next);
    setAnnouncement(t('moved', { name: row.navigationName, n: to + 1 }));
    await onOrder(next);
    setRequested(undefined);
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) void move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <div className="drafts__side">
      <Button variant="primary" icon="plus" wide onClick={() => (full ? toast.warning(t('full')) : onAdd())}>
        {t('add')}
      </Button>
      <p className="navigation-config__count">
        {full ? t('full') : t('count', { n: added, most: portalLimits.maxAddedNavigation })}
      </p>
      <nav className="drafts__list" aria-label={t('list')}>
        <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={dropped}>
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol className="navigation-config__lines">
              {shown.map((row, at) => (
                <NavigationLine
                  key={row.id}
                  row={row}
                  current={chosen.is === 'stored' && chosen.id === row.id}
                  canRise={!row.isFixed && at > first}
                  canSink={!row.isFixed && at < shown.length - 1}
                  onChoose={() => onChoose(row.id)}
                  onMove={(step) => void move(at, at + step)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </nav>
      <LiveRegion text={announcement} />
    </div>
  );
}

/** Those that come first, then the rest in order, each group followed by what it holds. */
function inTree(rows: readonly NavigationRow[]): NavigationRow[] {
  const tops = rows.filter(({ parentId }) => parentId === null);
  return [...tops.filter(({ isFixed }) => isFixed), ...tops.filter(({ isFixed }) => !isFixed)].flatMap((row) => [
    row,
    ...rows.filter(({ parentId }) => parentId === row.id),
  ]);
}

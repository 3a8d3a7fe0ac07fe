import type { DepartmentRow } from '@yizhan/contract/entities/departments.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { DepartmentActions } from './useDepartmentActions.ts';

const t = textsOf({ departments });
const adminText = textsOf({ admin });

type DepartmentNodeProps = { row: DepartmentRow; actions: DepartmentActions; movable: boolean };

/** A line of the tree. Its buttons do by keyboard what dragging does by mouse. */
export function DepartmentNode({ row, actions, movable }: DepartmentNodeProps) {
  return (
    <span className="admin-tree__node">
      <span className="admin-tree__name">{row.name}</span>
      <code className="admin-tree__code">{row.code}</code>
      <span className="admin-tree__people">{row.people > 0 && t('people', { n: row.people })}</span>
      {/* The tree would treat a click on a button as a selection of the line. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops the events of the buttons inside */}
      <span className="admin-tree__tools" onClick={stopPropagation} onKeyDown={stopPropagation}>
        {movable && (
          <>
            <IconButton
              icon="arrow-up"
              size="small"
              label={`${adminText('moveUp')} ${row.name}`}
              disabled={!actions.canStep(row, -1)}
              onClick={() => actions.step(row, -1)}
            />
            <IconButton
              icon="arrow-down"
              size="small"
              label={`${adminText('moveDown')} ${row.name}`}
              disabled={!actions.canStep(row, 1)}
              onClick={() => actions.step(row, 1)}
            />
          </>
        )}
        <Menu label={adminText('actionsOf', { name: row.name })} size="small" items={actions.itemsFor(row)} />
      </span>
    </span>
  );
}

const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation();

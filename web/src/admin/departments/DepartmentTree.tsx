import type { DepartmentRow } from '@yizhan/contract/entities/departments.ts';
import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { Tree, type TreeProps } from 'antd';
import { useState } from 'react';
import { type Branch, listChildIds, orderAfterMove, toTree } from '../../admin-kit/department-tree.ts';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DepartmentNode } from './DepartmentNode.tsx';
import { useDepartmentActions } from './useDepartmentActions.ts';

const t = textsOf({ departments });

type DepartmentTreeProps = {
  rows: readonly DepartmentRow[];
  /** Including those a search filtered out: an order lists all siblings. */
  all: readonly DepartmentRow[];
  list: ListParams<'keyword'>;
};

export function DepartmentTree({ rows, all, list }: DepartmentTreeProps) {
  const branches = toTree(rows);
  const searching = rows.length < all.length;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const open = rows.map(({ id }) => id).filter((id) => searching || !closed.includes(id));
  const actions = useDepartmentActions(all, list);
  const onDrop: TreeProps<Branch>['onDrop'] = ({ node, dragNode, dropToGap, dropPosition }) => {
    if (!dropToGap)
      return void actions.order(orderAfterMove(all, dragNode.key, node.key, listChildIds(all, node.key).length));
    const { parentId } = node.row;
    const at = listChildIds(all, parentId).indexOf(node.key);
    const below = dropPosition > Number(node.pos.split('-').at(-1));
    void actions.order(orderAfterMove(all, dragNode.key, parentId, below ? at + 1 : at));
  };
  return (
    <>
      <div className="admin-tree__bar">
        <Button size="small" variant="quiet" onClick={() => setClosed([])}>
          {t('expandAll')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setClosed(rows.map(({ id }) => id))}>
          {t('collapseAll')}
        </Button>
      </div>
      <Tree<Branch>
        className="admin-tree"
        aria-label={t('tree')}
        blockNode
        draggable={!searching && { icon: <Icon name="drag" size={16} /> }}
        switcherIcon={({ expanded }) => <Icon name={expanded ? 'chevron-down' : 'chevron-right'} size={16} />}
        treeData={branches}
        expandedKeys={open}
        selectedKeys={list.record ? [list.record] : []}
        onExpand={(keys) => setClosed(rows.map(({ id }) => id).filter((id) => !keys.includes(id)))}
        onSelect={(_keys, { node }) => void list.open(node.key)}
        onDrop={onDrop}
        titleRender={({ row }) => <DepartmentNode row={row} actions={actions} movable={!searching} />}
      />
    </>
  );
}

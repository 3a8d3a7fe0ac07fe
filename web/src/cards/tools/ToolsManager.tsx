import { useQueryClient } from '@tanstack/react-query';
import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { useState } from 'react';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { moveItem } from '../../lib/move-item.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ToolDialog } from './ToolDialog.tsx';
import { ToolLine } from './ToolLine.tsx';
import './ToolsManager.css';

const t = textsOf({ cardToolsSettings });

type ToolForm = { tool: ToolRow | undefined };

/** The school's common tools. Changes take effect at once. */
export function ToolsManager({ tools }: { tools: readonly ToolRow[] }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<ToolForm>();
  const reload = () => client.invalidateQueries({ queryKey: query.tools.list().queryKey });
  const reopen = async (id: string) => {
    const newest = await client.fetchQuery({ ...query.tools.list(), staleTime: 0 });
    const tool = newest.find((one) => one.id === id);
    setOpen(tool && { tool });
  };
  const move = async (from: number, to: number) => {
    const ids = moveItem(tools, from, to).map(({ id }) => id);
    await runAction(api.tools.order({ ids }));
    await reload();
  };
  const remove = async ({ id, version, tools_name: name }: ToolRow) => {
    const title = t('removeTitle', { name });
    const gone = () => api.tools.remove({ id, version });
    if (
      await confirmAndRemove({ title, text: t('removeText'), name, remove: gone, recycled: { kind: 'commonTool', id } })
    )
      await reload();
  };
  return (
    <div className="tool-admin">
      {tools.length === 0 && <Empty text={t('none')} size="small" />}
      <ol className="tool-admin__list">
        {tools.map((tool, at) => (
          <ToolLine
            key={tool.id}
            tool={tool}
            onUp={at > 0 ? () => void move(at, at - 1) : undefined}
            onDown={at < tools.length - 1 ? () => void move(at, at + 1) : undefined}
            onEdit={() => setOpen({ tool })}
            onRemove={() => void remove(tool)}
          />
        ))}
      </ol>
      {tools.length < cardLimits.maxTools && (
        <Button icon="plus" wide onClick={() => setOpen({ tool: undefined })}>
          {t('newTool')}
        </Button>
      )}
      {open && (
        <ToolDialog
          key={open.tool?.version}
          tool={open.tool}
          onChanged={reload}
          onReload={async () => open.tool && reopen(open.tool.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

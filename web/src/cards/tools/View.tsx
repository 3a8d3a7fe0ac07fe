import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardTools } from '@yizhan/contract/texts/zh-CN/card-tools.ts';
import { type CSSProperties, useId } from 'react';
import { textsOf } from '../../lib/text.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { CardHead } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { FoldButton } from '../FoldButton.tsx';
import { pickByRows } from '../pick-by-rows.ts';
import { useFold } from '../useFold.ts';
import { toViewLink } from './open-view.ts';
import './View.css';

const t = textsOf({ cardTools });

const LEAST_ROW_PX = 86;

export function View({ data, basicConfig }: CardViewProps<'tools'>) {
  const id = useId();
  const { list } = data;
  const { shown, folds, isOpen, toggle } = useFold(list, list.slice(0, cardKindLimits.tilesOnPhone));
  const height = pickByRows<number>(cardKindLimits.toolHeights, basicConfig.displayRows);
  // Whole rows: no strip of the next one looks in at the bottom.
  const row = height / Math.floor(height / LEAST_ROW_PX);
  const size = { '--tools-height': `${height}px`, '--tools-row': `${row}px` } as CSSProperties;
  return (
    <div className="tools" style={size}>
      {folds && (
        <CardHead>
          <FoldButton
            isOpen={isOpen}
            controls={id}
            label={isOpen ? t('fold') : t('unfold', { n: list.length })}
            onToggle={toggle}
          />
        </CardHead>
      )}
      {list.length === 0 && <Empty text={t('none')} size="small" />}
      <ul className="tools__list" id={id}>
        {shown.map((tool, at) => (
          <li key={tool.id}>
            <Tile tool={tool} tint={at + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ tool, tint }: { tool: ToolTile; tint: number }) {
  const frame = { className: 'tools__tile', title: tool.tools_name };
  const face = (
    <>
      <ServiceIcon icon={tool.tools_icon} tint={tint} />
      <span className="tools__name">{tool.tools_name}</span>
    </>
  );
  if (tool.openType !== 'service')
    return (
      <a {...frame} {...toViewLink(tool.openType, tool)}>
        {face}
      </a>
    );
  return (
    tool.service && (
      <ServiceLink service={tool.service} {...frame}>
        {face}
      </ServiceLink>
    )
  );
}

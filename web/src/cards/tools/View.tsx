import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import { limits } from '@yizhan/contract/limits.ts';
import type { CSSProperties } from 'react';
import { linkProps } from '../../lib/link-props.ts';
import { viewLink } from '../../lib/open-view.ts';
import { Empty } from '../../ui/Empty.tsx';
import { byRows } from '../byRows.ts';
import type { CardViewProps } from '../card.ts';
import { ServiceIcon } from '../ServiceIcon.tsx';
import { t } from './words.ts';
import './View.css';

export function View({ data, basicConfig }: CardViewProps<'tools'>) {
  const size = {
    '--tools-height': `${byRows<number>(limits.toolHeights, basicConfig.displayRows)}px`,
  } as CSSProperties;
  return (
    <div className="tools" style={size}>
      {data.list.length === 0 && <Empty text={t('none')} size="small" />}
      <ul className="tools__list">
        {data.list.map((tool, at) => (
          <li key={tool.id}>
            <Tile tool={tool} tint={at + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Inside the portal, or where its address is. */
const linkOf = ({ id, openType, url }: ToolTile) =>
  openType === 'openServiceIfram' || url === '' ? viewLink('openServiceIfram', { id }) : linkProps(url);

function Tile({ tool, tint }: { tool: ToolTile; tint: number }) {
  return (
    <a className="tools__tile" title={tool.tools_name} {...linkOf(tool)}>
      <ServiceIcon icon={tool.tools_icon} tint={tint} />
      <span className="tools__name">{tool.tools_name}</span>
    </a>
  );
}

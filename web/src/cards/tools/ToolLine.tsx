import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import { cardServicesSettings } from '@yizhan/contract/texts/zh-CN/card-services-settings.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';

const t = textsOf({ cardToolsSettings });
const cardServicesSettingsText = textsOf({ cardServicesSettings });

type ToolLineProps = {
  tool: ToolRow;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** In the words of its form. */
function toTargetText({ openType, url, service }: ToolRow): string {
  switch (openType) {
    case 'newTab':
    case 'openServiceIfram':
      return url;
    case 'service':
      return t('opensService', { name: service?.serviceName ?? '' });
    case 'workGuide':
      return t('workGuide');
  }
}

export function ToolLine({ tool, onUp, onDown, onEdit, onRemove }: ToolLineProps) {
  const name = tool.tools_name;
  return (
    <li className="tool-admin__line">
      <Icon name={toIconName(tool.tools_icon)} />
      <span className="tool-admin__words">
        <span>{name}</span>
        <span className="tool-admin__url">{toTargetText(tool)}</span>
      </span>
      {tool.openType === 'service' && !tool.service?.onShelf && <Chip tone="warn">{t('withdrawn')}</Chip>}
      {tool.isPublic && <Chip>{t('publicMark')}</Chip>}
      {tool.roles.length > 0 && <Chip>{t('rolesMark')}</Chip>}
      <IconButton
        icon="arrow-up"
        size="small"
        label={cardServicesSettingsText('moveUp', { name })}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={cardServicesSettingsText('moveDown', { name })}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onEdit} />
      <IconButton icon="trash" size="small" label={t('remove', { name })} onClick={onRemove} />
    </li>
  );
}

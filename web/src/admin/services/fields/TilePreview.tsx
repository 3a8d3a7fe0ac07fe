import { useQuery } from '@tanstack/react-query';
import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form } from 'antd';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ServiceIcon } from '../../../service/ServiceIcon.tsx';
import { ShelfLabel } from '../../../service/ShelfLabel.tsx';
import { useDictionary } from '../../../ui/dictionary/dictionary.ts';

const t = textsOf({ servicesManage });

/** Live preview of the tile in the hall. */
export function TilePreview() {
  const { name, summary, icon, sceneId, labelCode } =
    Form.useWatch((values: ServiceInput) => values, { preserve: true }) ?? {};
  const scenes = useQuery(query.serviceConfig.scenes());
  const labels = useDictionary({ code: 'shelfLabel' }, 'string');
  const tint = scenes.data?.find(({ id }) => id === sceneId)?.tint ?? 1;
  const label = labels.options.find(({ value }) => value === labelCode)?.label ?? '';
  return (
    <figure className="services-admin__tile" aria-label={t('previewTile')}>
      <ServiceIcon icon={icon ?? ''} tint={tint} />
      <figcaption>
        <strong>{name || t('previewName')}</strong>
        <span>{summary}</span>
      </figcaption>
      <ShelfLabel name={label} />
    </figure>
  );
}

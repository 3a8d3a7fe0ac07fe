import { quickItem } from '@yizhan/contract/entities/portal.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IconPicker } from '../../../admin-kit/IconPicker.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

const t = textsOf({ portalConfig });

type QuickEntryProps = { at: number; last: boolean; onMove: (to: number) => void; onRemove: () => void };

const nameLength = quickItem.shape.name.maxLength ?? fieldLimits.nameLength;

/** One entry of the quick bar, with buttons to move it. */
export function QuickEntry({ at, last, onMove, onRemove }: QuickEntryProps) {
  const name = String(Form.useWatch(['items', at, 'name']) ?? '') || t('quickUnnamed');
  const place = (field: string) => ({ name: [at, field], path: ['items', at, field] });
  return (
    <section className="quick-config__entry" aria-label={name}>
      <header className="quick-config__head">
        <strong>{name}</strong>
        <IconButton
          icon="arrow-up"
          size="small"
          label={t('moveUp', { name })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="arrow-down"
          size="small"
          label={t('moveDown', { name })}
          disabled={last}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="trash" size="small" label={t('takeOut', { name })} onClick={onRemove} />
      </header>
      <div className="quick-config__row">
        <FormField {...place('name')} label={t('quickName')} required>
          <Input maxLength={nameLength} />
        </FormField>
        <FormField {...place('icon')} label={t('icon')} required>
          <IconPicker />
        </FormField>
      </div>
      <FormField {...place('url')} label={t('url')} help={t('urlHelp')}>
        <Input maxLength={fieldLimits.addressLength} />
      </FormField>
      <FormField {...place('picture')} label={t('quickPicture')} help={t('quickPictureHelp')}>
        <PictureField size="336 × 336" alt={t('quickPicture')} />
      </FormField>
    </section>
  );
}

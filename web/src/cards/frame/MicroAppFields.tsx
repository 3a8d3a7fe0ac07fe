import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Input, InputNumber } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ cardColumns });

const { least, most } = cardKindLimits.microAppHeights;

export function MicroAppFields() {
  return (
    <>
      <p className="columns-warning" role="note">
        <Icon name="warning" />
        {t('appWarning')}
      </p>
      <FormField name={['config', 'frame', 'url']} label={t('appUrl')} help={t('appUrlHelp')} required>
        <Input inputMode="url" placeholder="https://" maxLength={fieldLimits.addressLength} />
      </FormField>
      <FormField name={['config', 'frame', 'height']} label={t('height')} required>
        <InputNumber controls={false} min={least} max={most} precision={0} suffix={t('pixels')} />
      </FormField>
    </>
  );
}

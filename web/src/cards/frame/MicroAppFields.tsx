import { limits } from '@yizhan/contract/limits.ts';
import { Input, InputNumber } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { t } from '../columns/words.ts';

const { least, most } = limits.microAppHeights;

export function MicroAppFields() {
  return (
    <>
      <p className="columns-warning" role="note">
        <Icon name="warning" />
        {t('appWarning')}
      </p>
      <FormField name={['config', 'frame', 'url']} label={t('appUrl')} help={t('appUrlHelp')} required>
        <Input inputMode="url" placeholder="https://" maxLength={limits.addressLength} />
      </FormField>
      <FormField name={['config', 'frame', 'height']} label={t('height')} required>
        <InputNumber controls={false} min={least} max={most} precision={0} suffix={t('pixels')} />
      </FormField>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Input, InputNumber } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ cardColumns });

const { least, most } = cardKindLimits.microAppHeights;

export function MicroAppFields() {
  const allowed = useQuery(query.cards.microAppOrigins());
  return (
    <>
      <p className="columns-warning" role="note">
        <Icon name="warning" />
        {t('appWarning')}
      </p>
      <AllowedOrigins origins={allowed.data} />
      <FormField name={['config', 'frame', 'url']} label={t('appUrl')} help={t('appUrlHelp')} required>
        <Input inputMode="url" placeholder="https://" maxLength={fieldLimits.addressLength} />
      </FormField>
      <FormField name={['config', 'frame', 'height']} label={t('height')} required>
        <InputNumber controls={false} min={least} max={most} precision={0} suffix={t('pixels')} />
      </FormField>
    </>
  );
}

/** Script of other origins would run in everybody's portal, so the installation names those it trusts. */
function AllowedOrigins({ origins }: { origins: readonly string[] | undefined }) {
  if (!origins) return null;
  return (
    <p className="columns-warning" role="note">
      <Icon name="lock" />
      {origins.length > 0 ? t('appOrigins', { origins: origins.join(' , ') }) : t('appNoOrigins')}
    </p>
  );
}

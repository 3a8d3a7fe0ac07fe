import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Input, InputNumber } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { AddressInput } from './AddressInput.tsx';

const t = textsOf({ cardColumns });

type AddressFieldsProps = {
  /** The path of the source in the form. */
  at: readonly string[];
  /** Whether to ask for the path of the rows; a feed needs none. */
  paths: boolean;
};

/** An external address: what is read, the path of its rows, and how long an answer is cached. */
export function AddressFields({ at, paths }: AddressFieldsProps) {
  return (
    <>
      <FormField name={[...at, 'url']} label={t('url')} help={t('urlHelp')} required>
        <AddressInput />
      </FormField>
      <div className="columns-pair">
        {paths && (
          <>
            <FormField name={[...at, 'listPath']} label={t('listPath')} help={t('listPathHelp')}>
              <Input maxLength={fieldLimits.textLength} />
            </FormField>
            <FormField name={[...at, 'totalPath']} label={t('totalPath')} help={t('totalPathHelp')}>
              <Input maxLength={fieldLimits.textLength} />
            </FormField>
          </>
        )}
        <FormField name={[...at, 'cacheSeconds']} label={t('cacheSeconds')}>
          <InputNumber controls={false} min={0} max={feedLimits.maxCacheSeconds} precision={0} suffix={t('seconds')} />
        </FormField>
      </div>
    </>
  );
}

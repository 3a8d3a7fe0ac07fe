import { connectorMethods } from '@yizhan/contract/connector-ways.ts';
import type { ConnectorRow } from '@yizhan/contract/entities/connector.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { Input, InputNumber, Radio, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { AddressInput } from '../../../cards/columns/AddressInput.tsx';
import { MappingFields } from '../../../cards/columns/MappingFields.tsx';
import { textsOf } from '../../../lib/text.ts';
import { AuthFields } from './AuthFields.tsx';
import { ConnectorTry } from './ConnectorTry.tsx';
import { knownFields } from './known-fields.ts';
import { PairFields } from './PairFields.tsx';
import '../../../cards/columns/columns.css';

const t = textsOf({ connectorManage });

const { minTimeoutMs, maxTimeoutMs, maxFailures, maxPauseSeconds } = connectorLimits;

/** In the order in which one connects a system: where, who asks, try and pick, how patient. */
export function ConnectorFields({ stored }: { stored: ConnectorRow | undefined }) {
  return (
    <>
      <FormField name="name" label={t('name')} help={t('nameHelp')} required>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="url" label={t('url')} help={t('urlHelp')} required>
        <AddressInput />
      </FormField>
      <FormField name="method" label={t('method')}>
        <Radio.Group options={connectorMethods.map((value) => ({ value, label: value }))} />
      </FormField>
      <AuthFields stored={stored} />
      <PairFields at="params" title={t('params')} add={t('addParam')} most={connectorLimits.maxParameters} helped />
      <PairFields at="headers" title={t('headers')} add={t('addHeader')} most={connectorLimits.maxHeaders} />
      <ConnectorTry stored={stored} />
      <div className="columns-pair">
        <FormField name="listPath" label={t('listPath')} help={t('listPathHelp')}>
          <Input maxLength={fieldLimits.textLength} autoComplete="off" />
        </FormField>
        <FormField name="totalPath" label={t('totalPath')} help={t('totalPathHelp')}>
          <Input maxLength={fieldLimits.textLength} autoComplete="off" />
        </FormField>
      </div>
      <MappingFields at={['mapping']} offers={knownFields} free paths />
      <div className="columns-pair">
        <FormField name="cacheSeconds" label={t('cacheSeconds')}>
          <InputNumber controls={false} min={0} max={feedLimits.maxCacheSeconds} precision={0} suffix={t('seconds')} />
        </FormField>
        <FormField name="timeoutMs" label={t('timeoutMs')}>
          <InputNumber
            controls={false}
            min={minTimeoutMs}
            max={maxTimeoutMs}
            precision={0}
            suffix={t('milliseconds')}
          />
        </FormField>
        <FormField name="failuresBeforePause" label={t('failuresBeforePause')}>
          <InputNumber controls={false} min={1} max={maxFailures} precision={0} suffix={t('times')} />
        </FormField>
        <FormField name="pauseSeconds" label={t('pauseSeconds')}>
          <InputNumber controls={false} min={1} max={maxPauseSeconds} precision={0} suffix={t('seconds')} />
        </FormField>
      </div>
      <FormField name="note" label={t('note')}>
        <Input.TextArea rows={2} maxLength={fieldLimits.textLength} />
      </FormField>
      <FormField name="isEnabled" label={t('isEnabled')} help={t('isEnabledHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}

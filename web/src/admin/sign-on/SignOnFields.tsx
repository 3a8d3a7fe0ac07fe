import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import { isSameProvider } from '@yizhan/contract/secret-target.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { DurationField } from './DurationField.tsx';
import { LockField } from './LockField.tsx';
import { useSecretHelp } from './useSecretHelp.ts';
import { WayFields } from './WayFields.tsx';

const t = textsOf({ signOnSettings });

type FieldsProps = { settings: SignOnDetail };

export function SessionFields() {
  return (
    <>
      <FormField name="ticketCheck" label={t('ticketCheck')} help={t('ticketCheckHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField
        name={['session', 'expireTime']}
        label={t('expireTime')}
        help={t('expireTimeHelp')}
        refusal={t('expireTimeRange')}
        required
      >
        <DurationField />
      </FormField>
      <FormField name={['session', 'outLogTip']} label={t('outLogTip')} help={t('outLogTipHelp')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="lockMinutes" label={t('lockMinutes')} help={t('lockMinutesHelp')}>
        <LockField />
      </FormField>
    </>
  );
}

export function CasFields({ settings: { callbacks } }: FieldsProps) {
  return (
    <WayFields way="cas" addresses={[{ label: t('casService'), address: callbacks.casService }]}>
      <FormField name={['cas', 'url']} label={t('casUrl')} help={t('casUrlHelp')} required>
        <Input type="url" placeholder="https://" autoComplete="off" />
      </FormField>
      <FormField name={['cas', 'accountAttribute']} label={t('accountAttribute')} help={t('accountAttributeHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['cas', 'gateway']} label={t('gateway')} help={t('gatewayHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </WayFields>
  );
}

export function OidcFields({ settings: { callbacks, oidc } }: FieldsProps) {
  const help = useSecretHelp('oidc', oidc, isSameProvider);
  const addresses = [
    { label: t('oidcRedirect'), address: callbacks.oidcRedirect },
    { label: t('oidcLogout'), address: callbacks.oidcLogout },
  ];
  return (
    <WayFields way="oidc" addresses={addresses}>
      <FormField name={['oidc', 'issuer']} label={t('issuer')} help={t('issuerHelp')} required>
        <Input type="url" placeholder="https://" autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'clientId']} label={t('clientId')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'clientSecret']} label={t('clientSecret')} help={help}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={['oidc', 'accountClaim']} label={t('accountClaim')} help={t('accountClaimHelp')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'scope']} label={t('scope')} help={t('scopeHelp')} required>
        <Input autoComplete="off" />
      </FormField>
    </WayFields>
  );
}

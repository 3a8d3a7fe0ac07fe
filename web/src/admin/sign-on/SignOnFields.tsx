import type { SignOnDetail, SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { isSameProvider, isSameWechatApp } from '@yizhan/contract/secret-target.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Form, Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { DurationField } from './DurationField.tsx';
import { LockField } from './LockField.tsx';
import { WayFields } from './WayFields.tsx';

const t = textsOf({ signOnSettings });

type FieldsProps = { settings: SignOnDetail };

const daySeconds = 86_400;
const leastSeconds = 600;

/** A stored secret is valid only for the target it was entered for. */
function secretHelp<Held extends object>(
  stored: (Held & { hasSecret: boolean }) | null,
  given: Held | null | undefined,
  same: (one: Held, other: Held) => boolean,
) {
  if (!stored?.hasSecret) return t('secretFirst');
  return t(!given || same(stored, given) ? 'secretKept' : 'secretAgain');
}

/** The current form values of a sign-on way. */
const useFormValue = <W extends 'oidc' | 'wechat'>(way: W): SignOnInput[W] | undefined =>
  Form.useWatch(way, { form: Form.useFormInstance<SignOnInput>(), preserve: true });

export function SessionFields() {
  return (
    <>
      <FormField name="ticketCheck" label={t('ticketCheck')} help={t('ticketCheckHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name={['session', 'expireTime']} label={t('expireTime')} help={t('expireTimeHelp')} required>
        <DurationField least={leastSeconds} most={daySeconds} />
      </FormField>
      <FormField name={['session', 'outLogTip']} label={t('outLogTip')} help={t('outLogTipHelp')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="lockMinutes" label={t('lockMinutes')} help={t('lockMinutesHelp')}>
        <LockField most={daySeconds / 60} />
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
  const help = secretHelp(oidc, useFormValue('oidc'), isSameProvider);
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

export function WechatFields({ settings: { callbacks, wechat } }: FieldsProps) {
  const help = secretHelp(wechat, useFormValue('wechat'), isSameWechatApp);
  return (
    <WayFields way="wechat" addresses={[{ label: t('wechatRedirect'), address: callbacks.wechatRedirect }]}>
      <FormField name={['wechat', 'appId']} label={t('appId')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['wechat', 'appSecret']} label={t('appSecret')} help={help}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={['wechat', 'baseUrl']} label={t('baseUrl')} help={t('baseUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
      <FormField name={['wechat', 'authorizeUrl']} label={t('authorizeUrl')} help={t('authorizeUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
    </WayFields>
  );
}

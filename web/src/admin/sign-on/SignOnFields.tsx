import type { SignOnDetail, SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { sameProvider, sameWechatApp } from '@yizhan/contract/same-place.ts';
import { Form, Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { DurationField } from './DurationField.tsx';
import { LockField } from './LockField.tsx';
import { WayFields } from './WayFields.tsx';
import { s } from './words.ts';

type FieldsProps = { settings: SignOnDetail };

const daySeconds = 86_400;
const leastSeconds = 600;

/** A secret is kept for the place it was stored for. */
function secretHelp<Held extends object>(
  stored: (Held & { hasSecret: boolean }) | null,
  given: Held | null | undefined,
  same: (one: Held, other: Held) => boolean,
) {
  if (!stored?.hasSecret) return s('secretFirst');
  return s(!given || same(stored, given) ? 'secretKept' : 'secretAgain');
}

/** A way as it stands in the form. */
const useFormValue = <W extends 'oidc' | 'wechat'>(way: W): SignOnInput[W] | undefined =>
  Form.useWatch(way, { form: Form.useFormInstance<SignOnInput>(), preserve: true });

export function SessionFields() {
  return (
    <>
      <FormField name="ticketCheck" label={s('ticketCheck')} help={s('ticketCheckHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name={['session', 'expireTime']} label={s('expireTime')} help={s('expireTimeHelp')} required>
        <DurationField least={leastSeconds} most={daySeconds} />
      </FormField>
      <FormField name={['session', 'outLogTip']} label={s('outLogTip')} help={s('outLogTipHelp')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="lockMinutes" label={s('lockMinutes')} help={s('lockMinutesHelp')}>
        <LockField most={daySeconds / 60} />
      </FormField>
    </>
  );
}

export function CasFields({ settings: { told } }: FieldsProps) {
  return (
    <WayFields way="cas" addresses={[{ label: s('casService'), address: told.casService }]}>
      <FormField name={['cas', 'url']} label={s('casUrl')} help={s('casUrlHelp')} required>
        <Input type="url" placeholder="https://" autoComplete="off" />
      </FormField>
      <FormField name={['cas', 'accountAttribute']} label={s('accountAttribute')} help={s('accountAttributeHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['cas', 'gateway']} label={s('gateway')} help={s('gatewayHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </WayFields>
  );
}

export function OidcFields({ settings: { told, oidc } }: FieldsProps) {
  const help = secretHelp(oidc, useFormValue('oidc'), sameProvider);
  const addresses = [
    { label: s('oidcRedirect'), address: told.oidcRedirect },
    { label: s('oidcLogout'), address: told.oidcLogout },
  ];
  return (
    <WayFields way="oidc" addresses={addresses}>
      <FormField name={['oidc', 'issuer']} label={s('issuer')} help={s('issuerHelp')} required>
        <Input type="url" placeholder="https://" autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'clientId']} label={s('clientId')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'clientSecret']} label={s('clientSecret')} help={help}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={['oidc', 'accountClaim']} label={s('accountClaim')} help={s('accountClaimHelp')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['oidc', 'scope']} label={s('scope')} help={s('scopeHelp')} required>
        <Input autoComplete="off" />
      </FormField>
    </WayFields>
  );
}

export function WechatFields({ settings: { told, wechat } }: FieldsProps) {
  const help = secretHelp(wechat, useFormValue('wechat'), sameWechatApp);
  return (
    <WayFields way="wechat" addresses={[{ label: s('wechatRedirect'), address: told.wechatRedirect }]}>
      <FormField name={['wechat', 'appId']} label={s('appId')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['wechat', 'appSecret']} label={s('appSecret')} help={help}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={['wechat', 'baseUrl']} label={s('baseUrl')} help={s('baseUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
      <FormField name={['wechat', 'authorizeUrl']} label={s('authorizeUrl')} help={s('authorizeUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
    </WayFields>
  );
}

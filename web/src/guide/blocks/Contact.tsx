import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { toTelHref } from '../../lib/tel-href.ts';
import { textsOf } from '../../lib/text.ts';
import type { BlockProps } from '../shown-guide.ts';
import { Facts } from './Facts.tsx';

const t = textsOf({ guides });

const call = (phone: string) => (phone ? <a href={toTelHref(phone)}>{phone}</a> : '');

export function Contact({ guide: { contact } }: BlockProps) {
  return (
    <Facts
      facts={[
        [t('window'), contact.window],
        [t('phone'), call(contact.phone)],
        [t('mail'), contact.mail && <a href={`mailto:${contact.mail}`}>{contact.mail}</a>],
        [t('complaint'), call(contact.complaint)],
      ]}
    />
  );
}

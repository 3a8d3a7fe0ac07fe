import { toTelHref } from '../../lib/tel-href.ts';
import type { BlockProps } from '../shown-guide.ts';
import { t } from '../words.ts';
import { Facts } from './Facts.tsx';

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

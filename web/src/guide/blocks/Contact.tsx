import type { BlockProps } from '../shown-guide.ts';
import { t } from '../words.ts';
import { Facts } from './Facts.tsx';

/** The digits of the first number: what a telephone can dial. */
const call = (phone: string) =>
  phone ? <a href={`tel:${/[\d+][\d\s-]*/.exec(phone)?.[0].replace(/[\s-]/g, '') ?? ''}`}>{phone}</a> : '';

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

import type { Footer } from '@yizhan/contract/entities/footer.ts';
import { safeLink } from '@yizhan/contract/safe-link.ts';
import { footer as texts } from '@yizhan/contract/texts/zh-CN/footer.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { CopyLine } from './CopyLine.tsx';
import './FooterView.css';

const t = textsOf({ footer: texts });

type FooterViewProps = {
  footer: Footer;
  school: { name: string; slogan: string };
  crest: ReactNode;
  /** Where a preview finds pictures that are not public yet. */
  pictureUrl?: (link: string) => string;
};

/** The full footer: the school, its links, contact details, codes and the copyright line. */
export function FooterView({ footer, school, crest, pictureUrl = (link) => link }: FooterViewProps) {
  const { columns, qrCodes, friendlyLinks, techSupport } = footer;
  return (
    <div className="footer">
      <div className="footer__inner">
        <div className="footer__columns">
          <div className="footer__school">
            {crest}
            <div>
              <p className="footer__name">{school.name}</p>
              <p className="footer__slogan">{school.slogan}</p>
              {friendlyLinks.length > 0 && <FriendlyLinks links={friendlyLinks} />}
            </div>
          </div>
          {columns.map(({ title, links }) => (
            <section key={title} className="footer__column">
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, url, target }) => (
                  <li key={name + url}>
                    <a href={safeLink(url)} {...(target === 'blank' ? elsewhere : {})}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Contact footer={footer} />
          {qrCodes.map(({ name, picture }) => (
            <figure key={name + picture} className="footer__code">
              <img src={pictureUrl(picture)} alt={t('qrCode', { name })} width={96} height={96} loading="lazy" />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
        <CopyLine footer={footer} text={footer.copyright || school.name} />
        {techSupport && <p className="footer__support">{techSupport}</p>}
      </div>
    </div>
  );
}

const elsewhere = { target: '_blank', rel: 'noreferrer' };

function Contact({ footer: { address, phone, mail } }: { footer: Footer }) {
  if (!address && !phone && !mail) return null;
  return (
    <section className="footer__column">
      <h2>{t('contact')}</h2>
      {address && <p>{`${t('address')} ${address}`}</p>}
      {phone && <p>{`${t('phone')} ${phone}`}</p>}
      {mail && (
        <p>
          {t('mail')} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      )}
    </section>
  );
}

const FriendlyLinks = ({ links }: { links: Footer['friendlyLinks'] }) => (
  <details className="footer__friends">
    <summary>{t('friendlyLinks')}</summary>
    <ul>
      {links.map(({ name, url }) => (
        <li key={name + url}>
          <a href={safeLink(url)} {...elsewhere}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

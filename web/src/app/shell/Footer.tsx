import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { CopyFooter } from '../CopyFooter.tsx';
import { Crest } from '../Crest.tsx';
import './Footer.css';

const t = textsOf({ shell });

/** Addresses are typed by administrators: only web, mail, phone and our own pages become links. */
const isSafe = (url: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#\/)/i.test(url);

/** The full footer: the school, its links, contact details and the copyright line. */
export default function Footer() {
  const boot = useSession((s) => s.boot);
  if (!boot) return null;
  const { columns, address, phone, mail } = boot.footer;
  return (
    <div className="footer">
      <div className="footer__inner">
        <div className="footer__columns">
          <div className="footer__school">
            <Crest size={44} />
            <div>
              <p className="footer__name">{boot.tenant.name}</p>
              <p className="footer__slogan">{boot.tenant.slogan}</p>
            </div>
          </div>
          {columns.map(({ title, links }) => (
            <section key={title} className="footer__column">
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, url }) => (
                  <li key={name + url}>
                    <FooterLink name={name} url={url} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {(address || phone || mail) && (
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
          )}
        </div>
        <CopyFooter />
      </div>
    </div>
  );
}

function FooterLink({ name, url }: { name: string; url: string }) {
  if (!isSafe(url)) return name;
  const elsewhere = /^https?:/i.test(url) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={url} {...elsewhere}>
      {name}
    </a>
  );
}

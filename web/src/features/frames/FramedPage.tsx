import type { FramePage } from '@yizhan/contract/entities/shell.ts';
import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import { frames } from '@yizhan/contract/texts/zh-CN/frames.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import '../../ui/Button.css';
import { FrameNotice } from './FrameNotice.tsx';
import { parseWebUrl, sandboxFor } from './frame-rules.ts';

const t = textsOf({ frames });

export function FramedPage({ page: { title, url, allowed } }: { page: FramePage }) {
  const address = parseWebUrl(url, location.href);
  if (!address) return <FrameNotice title={t('insecure', { title })} text={t('insecureText')} />;
  if (!allowed)
    return (
      <FrameNotice
        title={t('notAllowed', { title })}
        text={t('notAllowedText')}
        action={<ExternalLink href={address.href}>{t('open')}</ExternalLink>}
      />
    );
  return <Frame title={title} address={address} />;
}

function Frame({ title, address }: { title: string; address: URL }) {
  const [loaded, setLoaded] = useState(false);
  const late = useIsSlow();
  return (
    <>
      <header className="frame-bar">
        <h1 tabIndex={-1}>{title}</h1>
        {/* A page that forbids framing reports no error, so the link out appears even after a load. */}
        {late && (
          <ExternalLink quiet={loaded} href={address.href}>
            {t('wayOut')}
          </ExternalLink>
        )}
      </header>
      <div className="frame-box" aria-busy={!loaded}>
        {!loaded && (
          <div className="frame-box__wait">
            <Spinner size={28} label={t('loading', { title })} />
            <span aria-hidden="true">{t('loading', { title })}</span>
          </div>
        )}
        <iframe
          title={title}
          src={address.href}
          sandbox={sandboxFor(address, location.href)}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; clipboard-write"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </>
  );
}

function ExternalLink({ href, quiet = false, children }: { href: string; quiet?: boolean; children: ReactNode }) {
  return (
    <a
      className={`yz-button yz-button--small yz-button--${quiet ? 'quiet' : 'default'}`}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      <span className="yz-button__label">
        <Icon name="external" size={16} />
        {children}
      </span>
    </a>
  );
}

function useIsSlow(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), openingLimits.frameFallbackMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

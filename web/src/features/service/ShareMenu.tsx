import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { useState } from 'react';
import { hrefOf, openServicePath, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { QrDialog } from '../../ui/QrDialog.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ service });

type ShareMenuProps = { service: ServiceDetails; visitor: boolean };

/** Shares the address of this page, as text or as a QR code. */
export function ShareMenu({ service: { serviceId, serviceName }, visitor }: ShareMenuProps) {
  const [qr, setQr] = useState(false);
  const path = visitor ? openServicePath(serviceId) : servicePath(serviceId);
  const address = new URL(`/${hrefOf(path)}`, location.origin).href;
  const copy = async () => ((await copyText(address)) ? toast.success(t('copied')) : toast.warning(t('notCopied')));
  const items = [
    { key: 'copy', label: t('copyLink'), icon: 'link' as const, onSelect: () => void copy() },
    { key: 'qr', label: t('qr'), icon: 'qr' as const, onSelect: () => setQr(true) },
  ];
  return (
    <>
      <Menu label={t('share')} items={items} className="yz-button yz-button--small yz-button--quiet">
        <span className="yz-button__label">
          <Icon name="share" size={16} />
          {t('share')}
        </span>
      </Menu>
      <QrDialog
        open={qr}
        title={t('qrTitle')}
        hint={t('qrHint', { name: serviceName })}
        address={address}
        onClose={() => setQr(false)}
      />
    </>
  );
}

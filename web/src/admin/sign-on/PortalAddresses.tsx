import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

const t = textsOf({ signOnSettings });

type PortalAddressesProps = { addresses: readonly { label: string; address: string }[] };

/** The portal's addresses that the other system needs. */
export function PortalAddresses({ addresses }: PortalAddressesProps) {
  return (
    <div className="sign-on__told">
      <h3>{t('callbacks')}</h3>
      <p>{t('portalAddressesHelp')}</p>
      <dl>
        {addresses.map(({ label, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{address}</code>
              <CopyButton text={address} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

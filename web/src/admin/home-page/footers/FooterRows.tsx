import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { footerConfig } from '@yizhan/contract/texts/zh-CN/footer-config.ts';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { type InRow, Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ footerConfig });

const targets = (['self', 'blank'] as const).map((value) => ({ value, label: t(value) }));

/** Columns, and the links in each of them. */
export const ColumnRows = () => (
  <Rows
    name={['columns']}
    most={portalLimits.maxFooterColumns}
    fresh={{ title: '', links: [{ name: '', url: '', target: 'self' }] }}
    add={t('addColumn')}
  >
    {(inRow, at) => (
      <>
        <Line inRow={inRow} field="title" label={t('columnTitle')} most={fieldLimits.nameLength} english />
        <Rows
          name={[at, 'links']}
          path={['columns', at, 'links']}
          most={portalLimits.maxFooterLinks}
          fresh={{ name: '', url: '', target: 'self' }}
          add={t('addLink')}
          className="footer-config__links"
        >
          {(inLink) => (
            <LinkLine inRow={inLink}>
              <FormField {...inLink('target')} errorName={t('target')}>
                <Select aria-label={t('target')} options={targets} />
              </FormField>
            </LinkLine>
          )}
        </Rows>
      </>
    )}
  </Rows>
);

export const FriendlyRows = () => (
  <>
    <p className="admin-muted">{t('friendlyLinksHelp')}</p>
    <Rows
      name={['friendlyLinks']}
      most={portalLimits.maxFriendlyLinks}
      fresh={{ name: '', url: '' }}
      add={t('addFriendlyLink')}
    >
      {(inRow) => <LinkLine inRow={inRow} />}
    </Rows>
  </>
);

const LinkLine = ({ inRow, children }: { inRow: InRow; children?: ReactNode }) => (
  <div className="admin-rows__grid">
    <Line inRow={inRow} field="name" label={t('linkName')} most={fieldLimits.nameLength} english />
    <Line inRow={inRow} field="url" label={t('linkUrl')} hint={t('linkUrlHint')} most={fieldLimits.addressLength} />
    {children}
  </div>
);

export const CodeRows = () => (
  <>
    <p className="admin-muted">{t('qrCodesHelp', { n: portalLimits.maxFooterQrCodes })}</p>
    <Rows
      name={['qrCodes']}
      most={portalLimits.maxFooterQrCodes}
      fresh={{ name: '', picture: null }}
      add={t('addQrCode')}
    >
      {(inRow) => (
        <>
          <Line inRow={inRow} field="name" label={t('qrName')} most={fieldLimits.nameLength} english />
          <FormField {...inRow('picture')} errorName={t('qrPicture')}>
            <PictureField size="336 × 336" alt={t('qrPicture')} />
          </FormField>
        </>
      )}
    </Rows>
  </>
);

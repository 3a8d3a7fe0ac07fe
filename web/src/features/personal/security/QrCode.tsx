import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { QRCode } from 'antd';
import { textsOf } from '../../../lib/text.ts';
import { AntdTheme } from '../../../ui/AntdTheme.tsx';

const t = textsOf({ personal });

// Dark on white in every theme: many apps cannot read inverted codes.
const colours = { color: '#1a2233', bgColor: '#ffffff' };

export default function QrCode({ text }: { text: string }) {
  return (
    <AntdTheme>
      <div role="img" aria-label={t('qr')}>
        <QRCode value={text} type="svg" size={176} bordered={false} {...colours} />
      </div>
    </AntdTheme>
  );
}

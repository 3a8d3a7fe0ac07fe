import { QRCode } from 'antd';
import { AntdTheme } from './AntdTheme.tsx';

/** Dark on white in every theme: many readers know no other. */
export default function QrPicture({ value, size }: { value: string; size: number }) {
  return (
    <AntdTheme>
      {/* What it is for is said around it: the drawing itself has nothing to say. */}
      <div aria-hidden="true">
        <QRCode
          value={value}
          size={size}
          type="svg"
          color="#000000"
          bgColor="#ffffff"
          errorLevel="M"
          bordered={false}
        />
      </div>
    </AntdTheme>
  );
}

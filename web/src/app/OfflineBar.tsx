import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { createPortal } from 'react-dom';
import { checkConnection, useConnection } from '../lib/connection.ts';
import { textsOf } from '../lib/text.ts';
import './OfflineBar.css';

const t = textsOf({ pages });

/** HM-3: says that the server cannot be reached, over whatever is open, and goes by itself. */
export function OfflineBar() {
  const offline = useConnection((s) => s.offline);
  return createPortal(
    <div role="status">
      {offline && (
        <p className="offline-bar">
          <span>{t(navigator.onLine ? 'unreachable' : 'offline')}</span>
          <button type="button" onClick={() => void checkConnection()}>
            {t('tryNow')}
          </button>
        </p>
      )}
    </div>,
    document.body,
  );
}

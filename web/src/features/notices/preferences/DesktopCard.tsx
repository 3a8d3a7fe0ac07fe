import { noticePreferences } from '@yizhan/contract/texts/zh-CN/notice-preferences.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { showOnDesktop, turnOffDesktop, turnOnDesktop, useDesktopState } from '../desktop-permission.ts';

const t = textsOf({ noticePreferences });

const showSample = () => showOnDesktop({ title: t('sampleTitle'), body: t('sampleText'), tag: 'sample' });

export function DesktopCard() {
  const state = useDesktopState((s) => s.state);
  return (
    <Card title={t('desktop')}>
      <p className="notice-preferences__text">{t('desktopText')}</p>
      <div className="notice-preferences__desktop" aria-live="polite">
        {(state === 'unsupported' || state === 'denied') && <p>{t(state)}</p>}
        {(state === 'notAsked' || state === 'off') && (
          <Button variant="primary" icon="bell" onClick={() => void turnOnDesktop()}>
            {t('turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <>
            <Chip tone="good">{t('isOn')}</Chip>
            <Button onClick={showSample}>{t('tryIt')}</Button>
            <Button variant="quiet" onClick={turnOffDesktop}>
              {t('turnOff')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

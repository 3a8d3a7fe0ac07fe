import { personalisation } from '@yizhan/contract/texts/zh-CN/personalisation.ts';
import { SecurityRow as PreferenceRow } from '../../features/personal/security/SecurityRow.tsx';
import '../../features/personal/security/SecuritySection.css';
import { lazyPart } from '../../lib/lazy-part.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { applyScheme, type Scheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { openReading } from '../../ui/reading/open-reading.ts';
import { openDialog } from '../shell/dialogs.ts';

const t = textsOf({ personalisation });

const NoticePreferences = lazyPart(() => import('../../features/notices/preferences/PreferencesSection.tsx'));

const schemes = ['light', 'dark', 'auto'] as const satisfies readonly Scheme[];

/** 个性化: theme, light or dark, home page, reading, and what reaches one outside the portal. */
export default function PersonalisationSection() {
  const scheme = useTheme((s) => s.scheme);
  const themeName = useTheme((s) => s.theme?.themeName) || t('themeUsual');
  return (
    <div className="security">
      <Card title={t('title')}>
        <div className="security__rows">
          <PreferenceRow
            icon="palette"
            title={t('theme')}
            actions={<Button onClick={() => openDialog('theme')}>{t('chooseTheme')}</Button>}
          >
            <p>{t('themeText', { name: themeName })}</p>
          </PreferenceRow>
          <PreferenceRow
            icon="moon"
            title={t('scheme')}
            actions={schemes.map((one) => (
              <Chip key={one} selected={scheme === one} onClick={() => applyScheme(one)}>
                {t(one)}
              </Chip>
            ))}
          >
            <p>{t('schemeText')}</p>
          </PreferenceRow>
          <PreferenceRow
            icon="home"
            title={t('layout')}
            actions={
              <a className="yz-button yz-button--default yz-button--medium" href={hrefOf(paths.home)}>
                <span className="yz-button__label">{t('openLayout')}</span>
              </a>
            }
          >
            <p>{t('layoutText')}</p>
          </PreferenceRow>
          <PreferenceRow
            icon="eye"
            title={t('reading')}
            actions={<Button onClick={openReading}>{t('openReading')}</Button>}
          >
            <p>{t('readingText')}</p>
          </PreferenceRow>
        </div>
      </Card>
      <NoticePreferences />
    </div>
  );
}

import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';

const t = textsOf({ notices });

export default function MaintenanceScreen() {
  const maintenance = useSession((s) => s.boot?.maintenance);
  const loadBoot = useSession((s) => s.loadBoot);
  // Maintenance is over: back to the home page.
  if (maintenance && !maintenance.on) return <Redirect to={paths.home} />;
  return (
    <Notice
      picture={<NoticeDrawing kind="work" />}
      title={t('maintenanceTitle')}
      text={maintenance?.text || t('maintenanceText')}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={() => void loadBoot()}>
            {t('maintenanceAgain')}
          </Button>
          <ButtonLink href={hrefOf(paths.loggedOut)}>{t('maintenanceAdministrator')}</ButtonLink>
        </>
      }
    />
  );
}

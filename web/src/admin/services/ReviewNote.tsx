import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form } from 'antd';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { showFieldErrors } from '../../admin-kit/form/useSave.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ServiceSteps } from './useServiceSteps.tsx';

const t = textsOf({ servicesManage });

function toNoteText({ status, submitted, mayShelve }: ServiceConfigDetail): string {
  const alone = mayShelve ? 'Alone' : '';
  if (!submitted) return t(status === 'OFF' ? `noteOff${alone}` : `noteDraft${alone}`);
  const own = submitted.own ? 'noteOwn' : 'noteOwnWords';
  return t(mayShelve ? 'noteWaits' : own, { who: submitted.by, when: toMinute(submitted.at) });
}

type ReviewNoteProps = { service: ServiceConfigDetail; steps: ServiceSteps; outdated: boolean };

/** Above the form of a service that is not on the shelf: its status, why it was sent back, and the next step. */
export function ReviewNote({ service, steps, outdated }: ReviewNoteProps) {
  const { unsaved } = useRecordForm();
  const form = Form.useFormInstance();
  if (service.status === 'SHELF') return null;
  const { returned } = service;
  const [next, ...others] = steps.stepsFor(service, (error) => showFieldErrors(form, error));
  return (
    <div className={classes('services-admin__review', returned && 'services-admin__review--back')} role="status">
      <Icon name={returned ? 'undo' : 'info'} size={18} />
      <div>
        {returned && (
          <p>
            <strong>
              {t('noteReturned', { who: returned.by, when: toMinute(returned.at), reason: returned.reason })}
            </strong>
          </p>
        )}
        <p>{toNoteText(service)}</p>
        {unsaved && <p className="services-admin__help">{t('saveFirst')}</p>}
        <p className="services-admin__steps">
          {next && (
            <Button size="small" variant="primary" icon={next.icon} disabled={unsaved || outdated} onClick={next.take}>
              {next.label}
            </Button>
          )}
          {others.map(({ key, icon, label, take }) => (
            <Button key={key} size="small" icon={icon} disabled={unsaved || outdated} onClick={take}>
              {label}
            </Button>
          ))}
        </p>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { useState } from 'react';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { GuideForm } from './GuideForm.tsx';
import { newGuide } from './guide-values.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

const t = textsOf({ guideManage });

type NewGuideProps = {
  /** The service it is for; undefined until one is picked. */
  serviceId: string | undefined;
  onService: (id: string) => void;
  onSaved: (id: string) => void;
  onClose: () => void;
};

export function NewGuide({ serviceId, onService, onSaved, onClose }: NewGuideProps) {
  return (
    <Page wide title={t('newGuide')} back={onClose}>
      {serviceId ? (
        <GuideOfService id={serviceId} onSaved={onSaved} onClose={onClose} />
      ) : (
        <ServicePicker onPicked={onService} />
      )}
    </Page>
  );
}

function ServicePicker({ onPicked }: { onPicked: (id: string) => void }) {
  const [service, setService] = useState<{ id: string; name: string }>();
  return (
    <section className="admin-card guide-config__begin">
      <Field label={t('pickService')}>
        {({ id }) => <ServiceSelect id={id} value={service} onChange={setService} />}
      </Field>
      <Button variant="primary" disabled={!service} onClick={() => service && onPicked(service.id)}>
        {t('begin')}
      </Button>
    </section>
  );
}

type GuideOfServiceProps = { id: string; onSaved: (id: string) => void; onClose: () => void };

function GuideOfService({ id, onSaved, onClose }: GuideOfServiceProps) {
  const found = useQuery({ ...query.guides.services({ ids: [id] }), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={found} skeleton={<PaneSkeleton />} empty={t('pickNone')}>
      {([service]) =>
        service && (
          <GuideForm
            state={undefined}
            content={newGuide({ id, name: service.serviceName })}
            onSaved={async (guide) => onSaved(guide)}
            onReload={() => undefined}
            onRemoved={onClose}
          />
        )
      }
    </Loaded>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { TemplateScene } from './TemplateScene.tsx';
import { isAddress, type TemplateChoice } from './template-choice.ts';

const t = textsOf({ setup });

type TemplateChooserProps = { onDone: () => Promise<void>; onBack: () => void };

/** Services of the template, by scene; ticked ones may get their address at once. */
export function TemplateChooser({ onDone, onBack }: TemplateChooserProps) {
  const client = useQueryClient();
  const templates = useQuery(query.serviceConfig.templates());
  const [choice, setChoice] = useState<TemplateChoice>(new Map());
  const [shelve, setShelve] = useState(true);
  const [busy, setBusy] = useState(false);
  const chosen = [...choice].map(([code, url]) => ({ code, url: url.trim() }));
  const create = async () => {
    if (chosen.length === 0) return void toast.error(t('createNone'));
    if (!chosen.every(({ url }) => isAddress(url))) return void toast.error(t('templateUrlWrong'));
    setBusy(true);
    const made = await runAction(api.serviceConfig.createFromTemplates({ chosen, shelve }));
    setBusy(false);
    if (!made) return undefined;
    toast.success(t(made.answer.skipped > 0 ? 'createdSkipped' : 'created', made.answer));
    await client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
    return onDone();
  };
  return (
    <Page wide title={t('templatesTitle')} description={t('templatesText')} back={onBack}>
      <section className="admin-card setup" aria-label={t('templatesTitle')}>
        <Loaded query={templates} skeleton={<TableSkeleton />}>
          {(all) =>
            [...new Set(all.map(({ scene }) => scene))].map((scene) => (
              <TemplateScene
                key={scene}
                scene={scene}
                templates={all.filter((one) => one.scene === scene)}
                choice={choice}
                onChange={setChoice}
              />
            ))
          }
        </Loaded>
        <div className="setup__bar">
          <Checkbox checked={shelve} onChange={setShelve}>
            {t('shelve')}
          </Checkbox>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void create()}>
            {t('create', { n: chosen.length })}
          </Button>
        </div>
      </section>
    </Page>
  );
}

import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { Path } from '../../admin-kit/form/field-error.ts';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { textsOf } from '../../lib/text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BlocksPart } from './BlocksPart.tsx';
import { CountersPart } from './CountersPart.tsx';
import { describeLanding } from './describe-landing.ts';
import { HeroesPart } from './HeroesPart.tsx';
import { LandingPreview } from './LandingPreview.tsx';
import { LinksPart } from './LinksPart.tsx';
import { type LandingDraft, useLandingDraft } from './useLandingDraft.ts';

const t = textsOf({ landingConfig });

const parts = {
  blocks: BlocksPart,
  heroes: HeroesPart,
  figures: CountersPart,
  links: LinksPart,
} as const satisfies Record<string, ComponentType<{ draft: LandingDraft }>>;
type Part = keyof typeof parts;
const keys = Object.keys(parts) as Part[];

/** The part that contains the invalid field. */
const partOf = ([first]: Path): Part => {
  if (first === 'blocks' || first === 'heroes') return first;
  return first === 'counters' ? 'figures' : 'links';
};

type LandingEditorProps = { state: PublicationState; content: LandingContent; onReload: () => void };

/** The parts of the page at the left, the preview beside them, the publish bar below. */
export function LandingEditor({ state, content, onReload }: LandingEditorProps) {
  const [params, setParams] = useSearchParams();
  const part = keys.find((key) => key === params.get('tab')) ?? 'blocks';
  const setPart = (tab: Part) => setParams({ tab }, { replace: true });
  const draft = useLandingDraft(state, content, (path) => setPart(partOf(path)));
  const { failed, dialog } = useSaveError({
    mine: () => draft.shown,
    base: () => draft.base,
    describe: describeLanding,
    reload: onReload,
    rebase: draft.rebase,
    form: {
      setFields: (fields) =>
        draft.refuse(Object.fromEntries(fields.map(({ name, errors }) => [pathOf(name).join('.'), errors?.[0] ?? '']))),
      scrollToField: (name) => setPart(partOf(pathOf(name))),
    },
  });
  const Part = parts[part];
  return (
    <div className="landing-config">
      <section className="landing-config__form admin-card">
        <Tabs label={t('tabs')} tabs={keys.map((key) => ({ key, label: t(key) }))} value={part} onChange={setPart}>
          {draft.restored && <RestoredNote onDiscard={draft.discard} />}
          {/* Some fields hold local state: discarding changes remounts them. */}
          <Part key={`${draft.restored} ${draft.rebased}`} draft={draft} />
        </Tabs>
      </section>
      <LandingPreview content={draft.shown} />
      <PublishBar
        state={draft.state}
        unsaved={draft.unsaved}
        save={draft.save}
        isValid={draft.isValid}
        describe={describeLanding}
        onChanged={onReload}
        onRemoved={onReload}
        onFailed={failed}
      />
      {dialog}
    </div>
  );
}

/** A refusal names its field as a path or as a dotted string. */
const pathOf = (name: unknown): Path =>
  (Array.isArray(name) ? name : [name]).flatMap((part: unknown) => String(part).split('.'));

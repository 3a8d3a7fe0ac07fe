import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Lines } from './Lines.tsx';
import type { LandingDraft } from './useLandingDraft.ts';

const t = textsOf({ landingConfig });

const blank: LandingContent['heroes'][number] = {
  ...{ picture: null, title: '', text: '', url: '', beginTime: null, endTime: null },
};

export function HeroesPart({ draft }: { draft: LandingDraft }) {
  return (
    <>
      <p className="landing-config__help">{t('heroesHelp', { n: landingLimits.maxHeroes })}</p>
      <Lines
        items={draft.shown.heroes}
        blank={blank}
        most={landingLimits.maxHeroes}
        add={t('heroAdd')}
        none={t('heroNone')}
        nameOf={({ title }, at) => title || t('heroName', { n: at + 1 })}
        onChange={(heroes) => draft.change({ heroes })}
      >
        {(hero, at, change) => {
          const error = (field: string, label: string) => draft.errorAt(['heroes', at, field], label);
          return (
            <>
              <Field label={t('picture')} error={error('picture', t('picture'))}>
                {({ id }) => (
                  <PictureField
                    id={id}
                    size="1440 × 480"
                    alt={hero.title || t('picture')}
                    value={hero.picture}
                    onChange={(picture) => change({ picture })}
                  />
                )}
              </Field>
              <TextField
                label={t('title')}
                maxLength={fieldLimits.nameLength}
                error={error('title', t('title'))}
                value={hero.title}
                onChange={(title) => change({ title })}
              />
              <TextField
                label={t('text')}
                maxLength={fieldLimits.textLength}
                error={error('text', t('text'))}
                value={hero.text}
                onChange={(text) => change({ text })}
              />
              <TextField
                label={t('url')}
                help={t('urlHelp')}
                maxLength={fieldLimits.addressLength}
                error={error('url', t('url'))}
                value={hero.url}
                onChange={(url) => change({ url })}
              />
              <Field label={t('begins')} help={t('alwaysHelp')} error={error('beginTime', t('begins'))}>
                {({ id }) => (
                  <TimePicker id={id} optional value={hero.beginTime} onChange={(beginTime) => change({ beginTime })} />
                )}
              </Field>
              <Field label={t('ends')} help={t('alwaysHelp')} error={error('endTime', t('ends'))}>
                {({ id }) => (
                  <TimePicker id={id} optional value={hero.endTime} onChange={(endTime) => change({ endTime })} />
                )}
              </Field>
            </>
          );
        }}
      </Lines>
    </>
  );
}

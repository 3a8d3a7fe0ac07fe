import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Lines } from './Lines.tsx';
import type { LandingDraft } from './useLandingDraft.ts';

const t = textsOf({ landingConfig });

const blankLink: LandingContent['downloads'][number] = { name: '', text: '', url: '' };
const blankCode: LandingContent['codes'][number] = { name: '', picture: '' };
const nameOf = ({ name }: { name: string }, at: number) => name || t('whole', { n: at + 1 });

type Part = { draft: LandingDraft };

export function LinksPart({ draft }: Part) {
  return (
    <>
      <LinkLines draft={draft} list="downloads" />
      <LinkLines draft={draft} list="newcomers" />
      <h2 className="landing-config__title">{t('codes')}</h2>
      <Lines
        items={draft.shown.codes}
        blank={blankCode}
        most={landingLimits.maxHeroes}
        add={t('codeAdd')}
        none={t('none')}
        nameOf={nameOf}
        onChange={(codes) => draft.change({ codes })}
      >
        {(code, at, change) => (
          <>
            <TextField
              label={t('name')}
              required
              maxLength={fieldLimits.nameLength}
              error={draft.errorAt(['codes', at, 'name'], t('name'))}
              value={code.name}
              onChange={(name) => change({ name })}
            />
            <Field label={t('picture')} required error={draft.errorAt(['codes', at, 'picture'], t('picture'))}>
              {({ id }) => (
                <PictureField
                  id={id}
                  size="240 × 240"
                  alt={code.name || t('picture')}
                  value={code.picture || null}
                  onChange={(picture) => change({ picture: picture ?? '' })}
                />
              )}
            </Field>
          </>
        )}
      </Lines>
    </>
  );
}

function LinkLines({ draft, list }: Part & { list: 'downloads' | 'newcomers' }) {
  const error = (at: number, field: string, label: string) => draft.errorAt([list, at, field], label);
  return (
    <>
      <h2 className="landing-config__title">{t(list)}</h2>
      <Lines
        items={draft.shown[list]}
        blank={blankLink}
        most={landingLimits.maxDownloads}
        add={t('linkAdd')}
        none={t('none')}
        nameOf={nameOf}
        onChange={(links) => draft.change({ [list]: links })}
      >
        {(link, at, change) => (
          <>
            <TextField
              label={t('name')}
              required
              maxLength={fieldLimits.nameLength}
              error={error(at, 'name', t('name'))}
              value={link.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t('text')}
              maxLength={fieldLimits.textLength}
              error={error(at, 'text', t('text'))}
              value={link.text}
              onChange={(text) => change({ text })}
            />
            <TextField
              label={t('url')}
              required
              help={t('urlHelp')}
              maxLength={fieldLimits.addressLength}
              error={error(at, 'url', t('url'))}
              value={link.url}
              onChange={(url) => change({ url })}
            />
          </>
        )}
      </Lines>
    </>
  );
}
